import { DIALOGS, seedDialogs } from '../e2e/dialog-cases.ts';
import type { ShotList } from './shot.ts';

/** On a low screen, where the title and the buttons stay in view. */
export const list: ShotList = {
  feature: 'dialogs',
  shots: DIALOGS.map(({ what, path, open, title, primary }) => ({
    name: what.replaceAll(/[^a-z]+/gi, '-').toLowerCase(),
    path,
    seed: seedDialogs,
    windowOnly: true,
    act: async (page) => {
      const { width = 1280 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width, height: 600 });
      await open(page);
      await page.getByRole('dialog', { name: title }).getByRole('button', { name: primary }).waitFor();
    },
  })),
};
