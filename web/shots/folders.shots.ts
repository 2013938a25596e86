import type { Page } from '@playwright/test';
import { seedFolder, seedFolders, seedIn } from '../e2e/folders-screen.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const inBilling = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByText('Create charge').waitFor();
  const select = page.getByRole('combobox', { name: 'Folder', exact: true });
  const link = page.getByRole('link', { name: /^\s*Billing\s*3/ });
  await select.or(link).waitFor();
  if (await select.isVisible()) await select.selectOption({ label: 'Billing (3)' });
  else await link.click();
  await page.getByRole('button', { name: 'Delete folder Billing' }).waitFor();
};

const pressed = (name: RegExp) => async (page: Page) => {
  await inBilling(page);
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

const renaming = async (page: Page): Promise<void> => {
  await inBilling(page);
  await page.getByRole('button', { name: /^Rename .*folder Billing/ }).click();
  await page.getByRole('textbox', { name: /name/i }).first().waitFor();
};

const LONG = 'Everything that the accounting department calls at the end of each quarter';

/** Deep folders with long names, and more than are open at first. */
const many = async (seed: Seed): Promise<void> => {
  let parent = await seedFolder(seed, LONG);
  for (let depth = 2; depth <= 9; depth += 1) parent = await seedFolder(seed, `Level ${depth}`, parent);
  await seedIn(seed, 'At the bottom', parent);
  for (let at = 1; at <= 30; at += 1) await seedFolder(seed, `Team ${at}`);
};

const onlyFolders = async (seed: Seed): Promise<void> => {
  await seedFolder(seed, 'Billing');
};

export const list: ShotList = {
  feature: 'folders',
  shots: [
    { name: 'none', path: '/endpoints', seed: async (seed) => void (await seedIn(seed, 'List models')) },
    { name: 'all', path: '/endpoints', seed: seedFolders },
    { name: 'folder', path: '/endpoints', seed: seedFolders, act: inBilling },
    { name: 'search', path: '/endpoints?q=refund', seed: seedFolders },
    { name: 'only-folders', path: '/endpoints', seed: onlyFolders },
    { name: 'gone', path: '/endpoints?folder=99999', seed: seedFolders },
    { name: 'many', path: '/endpoints', seed: many },
    { name: 'renaming', path: '/endpoints', seed: seedFolders, windowOnly: true, act: renaming },
    { name: 'new', path: '/endpoints', seed: seedFolders, windowOnly: true, act: pressed(/^New folder/) },
    {
      name: 'moving-folder',
      path: '/endpoints',
      seed: seedFolders,
      windowOnly: true,
      act: pressed(/ove folder Billing/),
    },
    {
      name: 'deleting',
      path: '/endpoints',
      seed: seedFolders,
      windowOnly: true,
      act: pressed(/^Delete folder Billing/),
    },
    {
      name: 'moving',
      path: '/endpoints',
      seed: seedFolders,
      windowOnly: true,
      act: async (page) => {
        await inBilling(page);
        await page.getByRole('button', { name: 'More actions for Create charge' }).click();
        await page.getByRole('menuitem', { name: 'Move to…' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'editing',
      path: '/endpoints',
      seed: seedFolders,
      windowOnly: true,
      act: pressed(/^Edit Create charge/),
    },
  ],
};
