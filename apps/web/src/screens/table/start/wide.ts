// Whether the screen has room for columns, as the styles know it: on laptops and lying phones.
import { signal } from '@preact/signals';

const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 901px), (orientation: landscape)') : undefined;

export const isWide = signal(query?.matches ?? true);
query?.addEventListener('change', ({ matches }) => {
  isWide.value = matches;
});
