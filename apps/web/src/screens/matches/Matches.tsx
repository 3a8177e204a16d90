// My matches: those that were played with others, and the practice in this browser.
import '../../styles/home.css';
import { say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { LiveMatches } from './LiveMatches.tsx';
import { PracticeMatches } from './PracticeMatches.tsx';

export default function Matches() {
  return (
    <Frame>
      <div class="hm-narrow stack">
        <h1>{say('matches.title')}</h1>
        <LiveMatches />
        <PracticeMatches />
      </div>
    </Frame>
  );
}
