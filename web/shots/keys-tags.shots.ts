import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import { pasteSeveral, press } from './add-key-steps.ts';
import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

/** Also a key with as many tags as one can have, and one whose only tag is as long as it can be. */
const taggedKeys = async (seed: Seed): Promise<void> => {
  await severalKeys(seed);
  await seed.key({
    provider: 'stripe',
    name: 'Everything',
    tags: Array.from({ length: 20 }, (_, at) => `team ${at + 1}`),
  });
  await seed.key({
    provider: 'github',
    name: 'Long',
    tags: ['Abteilung für Zahlungsverkehr und Billing'.slice(0, 40)],
  });
};

const selectSome = async (page: Page): Promise<void> => {
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByRole('region', { name: 'Selected keys' }).getByRole('button', { name: 'Tag' }).click();
  await page.getByRole('dialog').waitFor();
};

const edit = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: `${name} ` })
    .first()
    .click();
  await press(page, 'Edit');
};

const tags = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: /tags/i }).first();

export const list: ShotList = {
  feature: 'keys-tags',
  shots: [
    { name: 'rows', path: '/keys?sort=provider', seed: taggedKeys },
    {
      name: 'high-rows',
      path: '/keys?sort=provider',
      seed: taggedKeys,
      act: (page) => page.getByRole('switch', { name: 'Compact rows' }).press('Space'),
    },
    { name: 'filtered', path: '/keys?tag=shop', seed: taggedKeys },
    {
      name: 'details',
      path: '/keys',
      seed: taggedKeys,
      windowOnly: true,
      act: (page) => page.getByRole('button', { name: 'Everything ' }).first().click(),
    },
    {
      name: 'editing',
      path: '/keys',
      seed: taggedKeys,
      windowOnly: true,
      act: async (page) => {
        await edit(page, 'Order notifications');
        await tags(page).fill('b');
      },
    },
    {
      name: 'editing-invalid',
      path: '/keys',
      seed: taggedKeys,
      windowOnly: true,
      act: async (page) => {
        await edit(page, 'Everything');
        await tags(page).fill('one more');
        await press(page, 'Save');
      },
    },
    { name: 'tagging', path: '/keys', seed: taggedKeys, windowOnly: true, act: selectSome },
    {
      name: 'tagging-removing',
      path: '/keys',
      seed: taggedKeys,
      windowOnly: true,
      act: async (page) => {
        await selectSome(page);
        await page.getByRole('dialog').getByRole('combobox', { name: 'Remove tags' }).click();
      },
    },
    {
      name: 'reviewing',
      path: '/keys',
      windowOnly: true,
      seed: severalKeys,
      act: pasteSeveral,
    },
    {
      name: 'palette',
      path: '/keys',
      seed: taggedKeys,
      windowOnly: true,
      act: async (page) => {
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('dialog').getByRole('combobox').waitFor();
        await page.keyboard.type('shop');
      },
    },
  ],
};
