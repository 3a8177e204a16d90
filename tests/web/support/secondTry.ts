// Says which tests needed a second try, so that `npm test` shows them.
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  if (task.result?.retryCount) console.log(`Second try: ${task.name}`);
});
