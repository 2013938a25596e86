import type { Page } from '@playwright/test';
import { failWith, hold } from '../e2e/mock-responses.ts';
import type { ShotList } from './shot.ts';

const openCode = async (page: Page) => {
  await page
    .getByRole('button', { name: /^View Code/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
};

export const list: ShotList = {
  feature: 'marketplace',
  shots: [
    { name: 'integrations', path: '/marketplace' },
    { name: 'loading', path: '/marketplace', prepare: (page) => hold(page, 'marketplace.integrations') },
    {
      name: 'failed',
      path: '/marketplace',
      prepare: (page) =>
        failWith(page, 'marketplace.integrations', 500, 'The server has an internal problem'),
    },
    { name: 'nothing-matches', path: '/marketplace?category=analytics&difficulty=advanced&query=zebra' },
    { name: 'code', path: '/marketplace', act: openCode, windowOnly: true },
    { name: 'library', path: '/marketplace?tab=library' },
    { name: 'webhooks', path: '/marketplace?tab=webhooks' },
  ],
};
