// The thread that judges papers which take more than a moment.
import { search } from '@openshake/solver';
import { answerQuestions } from './thread.ts';

answerQuestions<'judge'>(({ inquiry }) => search.answer(inquiry));
