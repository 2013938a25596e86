import type { Page } from '@playwright/test';
import type { ShotList } from './shot.ts';

const SETTINGS = {
  autoRotationReminders: false,
  defaultRotationPeriod: 30,
  secureStorage: true,
  defaultApiKeyType: 'development',
  emailNotifications: true,
  emailAddress: 'ann@example.com',
};
const FILE = { product: 'Gatehouse', version: 1, exportedAt: '2026-11-20T10:00:00.000Z', settings: SETTINGS };

const choose = (content: unknown) => async (page: Page) => {
  await page.getByRole('button', { name: 'Import Settings' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
};

export const list: ShotList = {
  feature: 'settings',
  shots: [
    { name: 'defaults', path: '/settings' },
    {
      name: 'unsaved',
      path: '/settings',
      act: async (page) => {
        await page.getByLabel('Auto-rotation reminders').uncheck();
        await page.getByLabel('Email address').fill('ann@');
        await page.getByRole('button', { name: 'Save Settings' }).click();
        await page.getByText('Invalid email address').waitFor();
      },
    },
    {
      name: 'saved',
      path: '/settings',
      windowOnly: true,
      act: async (page) => {
        await page.getByLabel('Email notifications').check();
        await page.getByRole('button', { name: 'Save Settings' }).click();
        await page.getByText('Settings saved').waitFor();
      },
    },
    {
      name: 'import',
      path: '/settings',
      windowOnly: true,
      act: async (page) => {
        await choose({ ...FILE, settings: { ...SETTINGS, theme: 'dark' } })(page);
        await page.getByRole('button', { name: 'Apply changes' }).waitFor();
      },
    },
    {
      name: 'import-refused',
      path: '/settings',
      windowOnly: true,
      act: async (page) => {
        await choose({ ...FILE, settings: { ...SETTINGS, defaultRotationPeriod: 45, secureStorage: 'yes' } })(
          page,
        );
        await page.getByText('Nothing was changed.').waitFor();
      },
    },
    {
      name: 'delete',
      path: '/settings',
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Delete All Data' }).click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
    {
      name: 'reminders-off',
      path: '/',
      seed: (seed) => seed.key({ name: 'Old', lastRotated: '2026-01-01T00:00:00.000Z' }),
      prepare: (page) =>
        page.addInitScript(
          (settings) => localStorage.setItem('gatehouse-settings', JSON.stringify({ version: 1, settings })),
          SETTINGS,
        ),
      act: (page) => page.getByText('Rotation reminders are off').waitFor(),
    },
  ],
};
