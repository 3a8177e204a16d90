// Questions that wait for the judge: whether a Solution equals the Goal, appeals, and what players ask in their own words.
import { APPEAL, EQUALS, type MatchView } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';

type Question = MatchView['questions'][number];

export function Questions({ table }: { table: TableStore }) {
  const questions = table.view.value?.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <>
      <h3>{say('official.questions')}</h3>
      <ul class="jd-list">
        {questions.map((question, at) => (
          // The same player may ask the same twice.
          <li key={`${at} ${question.by}`}>
            <span>{sayQuestion(question, table)}</span>
            {(['yes', 'no'] as const).map((answer) => (
              <button
                key={answer}
                type="button"
                class="btn"
                onClick={() => {
                  const { question: asked, writer } = question;
                  table.act({ type: 'rule', question: asked, answer, ...(writer !== null && { writer }) });
                }}
              >
                {say(`official.${answer}`)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function sayQuestion({ by, question, writer }: Question, table: TableStore): string {
  const { name } = table.words.value;
  if (question === EQUALS && writer !== null) return say('official.equals', { name: name(by), writer: name(writer) });
  return question === APPEAL
    ? say('official.appeals', { name: name(by) })
    : say('official.asks', { name: name(by), question });
}
