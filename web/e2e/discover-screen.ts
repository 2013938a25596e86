import type { Locator, Page } from '@playwright/test';

/* The parts of the discover screen, for its journeys. */

const RESULTS = 'Based on your requirements, I recommend:';

export const field = (page: Page): Locator => page.getByLabel('Project Requirements');
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Get Recommendations' });
export const results = (page: Page): Locator => page.getByRole('region', { name: RESULTS });
export const cards = (page: Page): Locator =>
  results(page)
    .locator('li')
    .filter({ has: page.getByRole('heading') });
export const reasoning = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Reasoning:', level: 3 }) })
    .last();
export const card = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
