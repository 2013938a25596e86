import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import type { Locator, Page } from '@playwright/test';

/* The parts of the research screen, for its journeys. */

export const query = (page: Page): Locator => page.getByLabel('Search query');
export const discover = (page: Page): Locator => page.getByRole('button', { name: 'Discover APIs' });
export const autoSave = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Automatically add discovered APIs to your provider list' });
export const domain = (page: Page): Locator => page.getByLabel('Company domain');
export const search = (page: Page): Locator =>
  page.getByRole('button', { name: 'Search the company’s site' });
export const results = (page: Page): Locator => page.getByRole('region', { name: 'Discovery Results' });
export const cards = (page: Page): Locator =>
  results(page)
    .locator('li')
    .filter({ has: page.getByRole('heading') });
export const steps = (page: Page): Locator => page.getByRole('list', { name: 'URLs being tried' });
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .locator('[role]')
    .filter({ hasText: title });

export const searchFor = async (page: Page, text: string): Promise<void> => {
  await query(page).fill(text);
  await discover(page).click();
};

export const researchCompany = async (page: Page, name: string): Promise<void> => {
  await domain(page).fill(name);
  await search(page).click();
};

/** One result. Its sign-up URL is unsafe and must not become a link. */
export const API: DiscoveredApi = {
  id: 'site:1',
  name: 'Acme Mail',
  origin: { type: 'site', host: 'acme.example', name: 'Acme Mail' },
  category: 'Email',
  description: 'Sends mail. '.repeat(40).trim(),
  features: ['Transactional e-mail', 'Templates', 'Webhooks', 'Suppression lists', 'Analytics'],
  pricing: 'Free up to 100 mails a day',
  documentationUrl: 'https://docs.acme.example/',
  registrationUrl: 'javascript:alert(1)',
  pricingUrl: null,
  baseUrl: null,
  endpoints: [],
  providerSlug: null,
};
