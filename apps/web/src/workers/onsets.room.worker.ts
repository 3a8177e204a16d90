// The room of a practice match of On-Sets, with the judge of that game.
import { search } from '@openshake/solver/onsets';
import { runRoom } from './room.ts';

runRoom(search);
