// The door of the package: running one match.
export { checkedJudging } from './checkedJudging.ts';
export { type Chance, commitmentOf, type Dice, fairDice, isSecret, placeOf, SECRET_BYTES, secretOf } from './dice.ts';
export { nextCall, officialDuty, type Round } from './officials.ts';
export { type Played, playOut } from './playOut.ts';
export type { SeatAction } from './refusals.ts';
export { ContradictoryLog, type RowDifference, replayRows } from './replayRows.ts';
export { type Done, Room, type Submission } from './room.ts';
export { asSaid, asStored, fold, type Log, matchAfter, type Row, storedMatch } from './row.ts';
export { same } from './same.ts';
export type { Deed, Seated } from './seated.ts';
export { rowsSeen, type SeenRow, seenInShake } from './seen.ts';
export { MemoryStore, type Store } from './store.ts';
export { JumpingTimer, type Timer } from './timer.ts';
export { RoomTrouble } from './trouble.ts';
export { upgradeMatch } from './upgrade.ts';
export { type DiceDifference, type Reveal, verifyDice } from './verifyDice.ts';
export type { Follower, Published } from './watching.ts';
