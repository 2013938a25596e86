import type { Page } from '@playwright/test';
import { hold, respondWith } from '../e2e/mock-responses.ts';
import { type Seed, seedManyKeys } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const REJECTED = { valid: false, status: 401, message: 'GitHub rejects this key (401)' };

const many = (seed: Seed): Promise<void> => seedManyKeys(seed, 60);

const selectSome = async (page: Page): Promise<void> => {
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
};

const verifySome = async (page: Page): Promise<void> => {
  await selectSome(page);
  await page.getByRole('region', { name: 'Selected keys' }).getByRole('button', { name: 'Verify' }).click();
};

export const list: ShotList = {
  feature: 'keys-many',
  shots: [
    { name: 'full', path: '/keys?sort=status', seed: many, windowOnly: true },
    {
      name: 'compact',
      path: '/keys?type=production',
      seed: many,
      windowOnly: true,
      act: (page) => page.getByRole('switch', { name: 'Compact rows' }).press('Space'),
    },
    { name: 'selected', path: '/keys', seed: many, windowOnly: true, act: selectSome },
    {
      name: 'deleting',
      path: '/keys',
      seed: many,
      windowOnly: true,
      act: async (page) => {
        await selectSome(page);
        await page
          .getByRole('region', { name: 'Selected keys' })
          .getByRole('button', { name: 'Delete' })
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'verifying',
      path: '/keys',
      seed: many,
      prepare: (page) => hold(page, 'verification.verifyKey'),
      windowOnly: true,
      act: verifySome,
    },
    {
      name: 'verified',
      path: '/keys',
      seed: many,
      prepare: (page) => respondWith(page, 'verification.verifyKey', REJECTED),
      windowOnly: true,
      act: async (page) => {
        await verifySome(page);
        await page.getByRole('button', { name: 'Show results' }).click();
      },
    },
  ],
};
