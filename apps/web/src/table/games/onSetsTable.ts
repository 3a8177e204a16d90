// What a table of On-Sets asks at any time.
export { gameTable } from '@openshake/rules/onsets/table';
