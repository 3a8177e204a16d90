// Starts the page.
import './styles/index.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { keepFocus } from './app/focus.ts';
import { followServer } from './app/server.ts';
import { followSettings } from './app/settings.ts';
import { loadWords } from './app/speech.ts';
import { followVersions } from './sw/updates.ts';

followSettings();
followServer();
keepFocus();
await loadWords('shell');
const root = document.getElementById('app');
if (root) render(<App />, root);
followVersions();
