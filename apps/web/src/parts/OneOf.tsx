// One of several texts in the room of the largest: nothing around it moves when another one takes its place.

/** `at`: which of them is shown. */
export const OneOf = ({ texts, at }: { texts: readonly string[]; at: number }) => (
  <span class="one-of">
    {texts.map((text, nth) => (
      <span key={nth} class={nth === at ? undefined : 'kept'}>
        {text}
      </span>
    ))}
  </span>
);
