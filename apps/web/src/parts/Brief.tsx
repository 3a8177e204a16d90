// A sentence with names cut short for the eye; whoever listens hears them whole.

export const Brief = ({ text, whole }: { text: string; whole: string }) =>
  text === whole ? (
    <span>{text}</span>
  ) : (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="unseen">{whole}</span>
    </>
  );
