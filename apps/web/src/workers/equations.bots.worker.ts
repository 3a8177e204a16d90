// The bots of Equations.
import { createBot } from '@openshake/bots/equations';
import { think } from './think.ts';

think(createBot);
