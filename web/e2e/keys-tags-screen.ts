import type { Locator, Page } from '@playwright/test';
import type { Seed } from './seed.ts';

export const SECRET = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789';
export const TOO_LONG = 'A tag has 1 to 40 characters';
/** As many as a key can have. */
export const TWENTY = Array.from({ length: 20 }, (_, at) => `team ${at + 1}`);

export const rows = (page: Page): Locator => page.getByRole('table').getByRole('row');
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
/** Not a state: these are in another column. */
export const chips = (place: Locator): Locator =>
  place.getByRole('button', { name: '(details)' }).locator('[data-tone]');
export const box = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Select ${name},` });
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected keys' });
export const field = (place: Locator, name = 'Tags'): Locator => place.getByRole('combobox', { name });
export const option = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true });

/** Of an open list: closed ones stay in the document, and the options of a native select are not meant. */
export const suggestions = (place: Page | Locator): Locator =>
  place.locator('[data-combobox-option]').filter({ visible: true });

export const tagsOf = async (seed: Seed, name: string): Promise<string[] | undefined> =>
  (await seed.keys()).find((key) => key.name === name)?.tags;

/** Six keys: enough for the filters. */
export const seedTagged = async (seed: Seed): Promise<void> => {
  await seed.key({ provider: 'stripe', name: 'Checkout', tags: ['shop', 'Berlin'] });
  await seed.key({ provider: 'twilio', name: 'Messages', tags: ['shop'] });
  for (const name of ['Maps', 'Bot', 'Chat']) await seed.key({ name });
  await seed.key({ name: 'Mail', tags: ['post'] });
};
