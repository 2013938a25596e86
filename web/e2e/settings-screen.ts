import { expect, type Locator, type Page } from '@playwright/test';

export const reminders = (page: Page): Locator => page.getByLabel('Auto-rotation reminders');
export const period = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Default rotation period' });
export const keyType = (page: Page): Locator => page.getByRole('combobox', { name: 'Default key type' });
export const email = (page: Page): Locator => page.getByLabel('Email address');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
export const unsaved = (page: Page): Locator => page.getByText('Not saved yet');

export const choose = async (page: Page, select: Locator, option: string): Promise<void> => {
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

export const open = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await expect(period(page)).toBeVisible();
};

export const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('gatehouse-settings') ?? 'null') as unknown);

export const DEFAULTS = {
  autoRotationReminders: true,
  defaultRotationPeriod: 90,
  secureStorage: true,
  defaultApiKeyType: 'production',
  emailNotifications: false,
  emailAddress: null,
};
