// What else may be chosen, each with what it means: who minds the rules, clocks, variations, who sees the table, when it ends.
import { say } from '../../app/speech.ts';
import { hasVariations } from '../../books.ts';
import { Choice } from '../home/Choice.tsx';
import type { FieldsProps } from './Open.tsx';
import { practiceOf } from './wish.ts';

const OFFICIATING = ['strict', 'table'] as const;
const CLOCKS = ['book', 'none'] as const;
const ENDS = ['book', 'shakes', 'minutes'] as const;

export function MoreFields({ wish, alone, change }: FieldsProps) {
  const withBots = alone || practiceOf(wish) !== null;
  return (
    <details class="hm-more">
      <summary>{say('open.more')}</summary>
      <div>
        <fieldset>
          <legend>{say('open.officiating')}</legend>
          {OFFICIATING.map((officiating) => (
            <Choice
              key={officiating}
              name="officiating"
              on={wish.officiating === officiating}
              title={say(`open.officiating.${officiating}`)}
              what={say(`open.officiating.${officiating}.what`)}
              choose={() => change({ ...wish, officiating })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{say('open.clocks')}</legend>
          {CLOCKS.map((clocks) => (
            <Choice
              key={clocks}
              name="clocks"
              on={wish.clocks === clocks}
              title={say(`open.clocks.${clocks}`)}
              what={say(`open.clocks.${clocks}.what`)}
              choose={() => change({ ...wish, clocks })}
            />
          ))}
        </fieldset>
        {hasVariations(wish.book, wish.division) && (
          <fieldset>
            <legend>{say('open.variations')}</legend>
            {[true, false].map((variations) => (
              <Choice
                key={String(variations)}
                name="variations"
                on={wish.variations === variations}
                title={say(variations ? 'open.variations.yes' : 'open.variations.no')}
                what={say(variations ? 'open.variations.yes.what' : 'open.variations.no.what')}
                choose={() => change({ ...wish, variations })}
              />
            ))}
          </fieldset>
        )}
        {!withBots && (
          <fieldset>
            <legend>{say('open.who')}</legend>
            {[false, true].map((listed) => (
              <Choice
                key={String(listed)}
                name="listed"
                on={wish.listed === listed}
                title={say(listed ? 'open.listed' : 'open.private')}
                what={say(listed ? 'open.listed.what' : 'open.private.what')}
                choose={() => change({ ...wish, listed })}
              />
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>{say('open.ends')}</legend>
          {ENDS.map((by) => (
            <Choice
              key={by}
              name="ends"
              on={wish.ends.by === by}
              title={say(`open.ends.${by}`)}
              what={say(by === 'book' && withBots ? 'open.ends.bots.what' : `open.ends.${by}.what`)}
              choose={() => change({ ...wish, ends: { by, count: by === 'minutes' ? 30 : 3 } })}
            />
          ))}
          {wish.ends.by !== 'book' && (
            <label class="hm-field">
              {say(wish.ends.by === 'shakes' ? 'open.shakes' : 'open.minutes')}
              <input
                type="number"
                inputMode="numeric"
                min={1}
                max={wish.ends.by === 'shakes' ? 100 : 600}
                value={wish.ends.count}
                onInput={({ currentTarget }) =>
                  change({ ...wish, ends: { ...wish.ends, count: currentTarget.valueAsNumber } })
                }
              />
            </label>
          )}
        </fieldset>
      </div>
    </details>
  );
}
