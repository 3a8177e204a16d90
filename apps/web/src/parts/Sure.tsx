// Asks once more, in place, before something is deleted. The focus waits at the answer that changes nothing.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface SureProps {
  label: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  children: ComponentChildren;
}

export function Sure({ label, yes, no, onYes, onNo, children }: SureProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <fieldset class="st-sure" aria-label={label}>
      {children}
      <div class="row">
        <button type="button" class="btn" ref={stay} onClick={onNo}>
          {no}
        </button>
        <button type="button" class="btn st-danger push" onClick={onYes}>
          {yes}
        </button>
      </div>
    </fieldset>
  );
}
