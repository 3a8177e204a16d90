// One answer to a question: a radio button as a card, with what it means.
export interface ChoiceProps {
  name: string;
  on: boolean;
  title: string;
  what: string;
  choose: () => void;
}

export function Choice({ name, on, title, what, choose }: ChoiceProps) {
  return (
    <label class={on ? 'hm-opt on' : 'hm-opt'}>
      <input type="radio" name={name} checked={on} onChange={choose} />
      <span>
        <b>{title}</b>
        <small>{what}</small>
      </span>
    </label>
  );
}
