import type { Page } from '@playwright/test';
import type { ShotList } from './shot.ts';

const choose = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check();
};

export const list: ShotList = {
  feature: 'loading-demo',
  shots: [
    { name: 'default', path: '/loading-demo' },
    {
      name: 'chosen',
      path: '/loading-demo',
      act: async (page) => {
        await choose(page, 'Wave', 'Large', 'Right', '#7C3AED');
        await page
          .getByLabel('Text', { exact: true })
          .fill('جارٍ التحميل 😀 of everything that there is to load');
        await page.getByLabel('Show after a delay').check();
        await page.getByRole('slider').press('End');
      },
    },
    {
      name: 'invalid',
      path: '/loading-demo',
      act: async (page) => {
        await page.getByLabel('Show text').uncheck();
        await page.getByLabel('Any CSS color').fill('no color');
      },
    },
    {
      name: 'toast',
      path: '/loading-demo',
      windowOnly: true,
      act: async (page) => {
        await choose(page, 'Bounce', 'Medium', '#F97316');
        await page.getByRole('button', { name: 'Show in Toast' }).click();
        await page.getByText('Loading in progress').waitFor();
      },
    },
  ],
};
