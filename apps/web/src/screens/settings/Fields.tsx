// The two kinds of answers in the settings: one of a few, and on or off.
import type { ComponentChildren } from 'preact';

interface Option<Value extends string> {
  value: Value;
  title: string;
  /** The language of the title, if it is not the one of the page. */
  lang?: string;
}

/** Radio buttons that look like one strip. */
export function OneOf<Value extends string>({
  name,
  title,
  what,
  options,
  value,
  choose,
}: {
  name: string;
  title: string;
  what?: string;
  options: readonly Option<Value>[];
  value: Value;
  choose: (value: Value) => void;
}) {
  return (
    <fieldset class="st-field st-one">
      <legend>{title}</legend>
      {what !== undefined && <small>{what}</small>}
      <div class="st-strip">
        {options.map((option) => (
          <label key={option.value} class={option.value === value ? 'on' : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span lang={option.lang}>{option.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function OnOff({
  title,
  what,
  on,
  turn,
  children,
}: {
  title: string;
  what: string;
  on: boolean;
  turn: (on: boolean) => void;
  children?: ComponentChildren;
}) {
  return (
    <div class="st-field">
      <label class="st-switch">
        <span>
          <b>{title}</b>
          <small>{what}</small>
        </span>
        <input type="checkbox" checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      </label>
      {children}
    </div>
  );
}
