// What a table of Equations asks at any time.
export { gameTable } from '@openshake/rules/equations/table';
