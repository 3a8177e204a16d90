// The head of each step of a shake: what is to be done, and how long is left.
import type { Task } from '@openshake/rules';
import type { ComponentChildren } from 'preact';
import type { TableStore } from '../../../table/store.ts';
import { Left } from './Left.tsx';

export function Head({
  table,
  id,
  title,
  task,
  children,
}: {
  table: TableStore;
  id: string;
  title: string;
  task?: Task | undefined;
  children?: ComponentChildren;
}) {
  return (
    <header class="start-head">
      <h2 id={id} class="start-title">
        {title}
      </h2>
      <Left table={table} task={task} />
      {children && <p>{children}</p>}
    </header>
  );
}
