// The thread that writes long matches for those who read them.
import { write } from '../http/matches/writing.ts';
import { answerQuestions } from './thread.ts';

answerQuestions<'write'>(({ writing }) => write(writing));
