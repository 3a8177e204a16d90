// A line where something happened: what was refused, is wrong, or is not known. It stays until the next action.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

export type LineKind = 'bad' | 'good' | 'plain' | 'accent';
const ICONS: Readonly<Record<LineKind, IconName>> = { bad: 'cross', good: 'check', plain: 'clock', accent: 'turn' };

export function Line({
  kind,
  loud = false,
  quiet = false,
  children,
}: {
  kind: LineKind;
  loud?: boolean;
  /** Something else says it aloud. */
  quiet?: boolean;
  children: ComponentChildren;
}) {
  return (
    <p class={`line ${kind}`} role={quiet ? undefined : loud ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <span>{children}</span>
    </p>
  );
}
