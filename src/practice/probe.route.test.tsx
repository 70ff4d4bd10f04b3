import { test } from 'vitest';
import { page } from 'vitest/browser';
import { poems } from '../content/padyalu/poems';
import { seededRandom } from '../domain/lesson/seededRandom';
import { gameTasks } from '../domain/padyalu/verseGames';
import { shownTask } from '../testing/answerOnScreen.testing';
import { renderRoute } from '../testing/renderRoute.testing';
import { waitFor } from '../testing/screen.testing';

test.each(['laghu-or-guru', 'which-meter'] as const)('probe %s', async (game) => {
  await renderRoute('/dashboard/review', {
    pausedRun: { aim: { kind: 'review' }, exercises: gameTasks(game, poems, null, seededRandom(3)) },
  });
  await waitFor(() => { if (shownTask().kind !== game) throw new Error('no'); });
  await document.fonts.ready;
  await page.screenshot({ path: `/tmp/shots/${game}.png` });
});
