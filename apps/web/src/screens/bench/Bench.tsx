// The judge's bench: a position and a paper, judged as one types; questions about the position; what an expression names.
import '../../styles/bench.css';
import { tableWords } from '@openshake/words';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { rulesCatalogue } from '../../app/catalogue.ts';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { gameOf } from './benchState.ts';
import { openBench } from './benchStore.ts';
import { PaperWritten } from './PaperWritten.tsx';
import { PositionLaid } from './PositionLaid.tsx';
import { PositionLine } from './PositionLine.tsx';
import { Questions } from './Questions.tsx';
import { Value } from './Value.tsx';
import { VerdictShown } from './VerdictShown.tsx';

export default function Bench() {
  const bench = useMemo(openBench, []);
  useEffect(() => () => bench.close(), [bench]);
  const catalogue = rulesCatalogue();
  const words = useComputed(() => catalogue.value && tableWords(gameOf(bench.state.value), catalogue.value)).value;
  return (
    <Frame>
      <h1 class="unseen">{say('shell.bench')}</h1>
      {words && (
        <div class="bench">
          <section class="panel">
            <PositionLaid bench={bench} words={words} />
            <PaperWritten bench={bench} words={words} />
            <PositionLine bench={bench} words={words} />
          </section>
          <div class="stack">
            <VerdictShown bench={bench} words={words} />
            <Questions bench={bench} words={words} />
            <Value bench={bench} words={words} />
          </div>
        </div>
      )}
    </Frame>
  );
}
