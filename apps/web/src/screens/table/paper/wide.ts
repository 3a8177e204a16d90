// Whether there is room for columns, as the styles have it: then the paper beside the mat is a small panel.
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 901px)');
export const isWide = signal(query.matches);
query.addEventListener('change', () => {
  isWide.value = query.matches;
});
