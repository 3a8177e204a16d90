// Questions that wait for the judge: whether a Solution equals the Goal, appeals, and what players ask in their own words.
import { APPEAL, EQUALS, imagine, type MatchView, rulesOf } from '@openshake/rules';
import { useSignal } from '@preact/signals';
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
          <Asked key={`${at} ${question.by} ${question.question}`} table={table} question={question} />
        ))}
      </ul>
    </>
  );
}

/** A judge may name the clause that decides; else it is the one about questions. */
function Asked({ table, question }: { table: TableStore; question: Question }) {
  const clause = useSignal('');
  const view = table.view.value;
  if (!view) return null;
  const { question: asked, writer } = question;
  const rule = async (answer: 'yes' | 'no') => {
    const named = clause.value.trim();
    const done = await table.act({
      type: 'rule',
      question: asked,
      answer,
      ...(writer !== null && { writer }),
      ...(named !== '' && { clause: named }),
    });
    if (done?.ok) clause.value = '';
  };
  return (
    <li>
      <span>{sayQuestion(question, table)}</span>
      <label>
        <span>{say('official.clause')}</span>
        <input
          autoCapitalize="characters"
          spellcheck={false}
          placeholder={rulesOf(imagine(view)).cites['check.question']}
          value={clause.value}
          onInput={({ currentTarget }) => {
            clause.value = currentTarget.value;
          }}
        />
      </label>
      {(['yes', 'no'] as const).map((answer) => (
        <button key={answer} type="button" class="btn" onClick={() => rule(answer)}>
          {say(`official.${answer}`)}
        </button>
      ))}
    </li>
  );
}

function sayQuestion({ by, question, writer }: Question, table: TableStore): string {
  const { name } = table.words.value;
  if (question === EQUALS && writer !== null) return say('official.equals', { name: name(by), writer: name(writer) });
  return question === APPEAL
    ? say('official.appeals', { name: name(by) })
    : say('official.asks', { name: name(by), question });
}
