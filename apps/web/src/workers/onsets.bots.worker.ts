// The bots of On-Sets.
import { createBot } from '@openshake/bots/onsets';
import { think } from './think.ts';

think(createBot);
