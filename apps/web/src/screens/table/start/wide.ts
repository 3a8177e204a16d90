// Whether the screen has room for columns, as the styles know it.
import { signal } from '@preact/signals';

const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 901px)') : undefined;

export const isWide = signal(query?.matches ?? true);
query?.addEventListener('change', ({ matches }) => {
  isWide.value = matches;
});
