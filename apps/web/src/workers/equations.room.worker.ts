// The room of a practice match of Equations, with the judge of that game.
import { answerInquiry, gameJudge } from '@openshake/rules/equations';
import { runRoom } from './room.ts';

runRoom({ ...gameJudge, answer: answerInquiry });
