import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const seed = async (one: Seed): Promise<void> => {
  const { id, providerId } = await one.key({ provider: 'openai', name: 'Production' });
  await one.key({ provider: 'openai', name: 'For tests' });
  const variables = [
    { name: 'base', value: 'https://staging.example.com/api/v2', isSecret: false },
    { name: 'tenant', value: '', isSecret: false },
    { name: 'session', value: 'quite-secret-0123456789', isSecret: true, hosts: ['staging.example.com'] },
  ];
  await one.post('/api/environments', { name: 'Staging', variables, keys: [{ providerId, apiKeyId: id }] });
  await one.post('/api/environments', {
    name: 'Everything that the accounting department calls',
    variables: [],
  });
};

const low = async (page: Page): Promise<void> => {
  const { width = 1280 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 600 });
};

const listed = async (page: Page): Promise<void> => {
  await low(page);
  await page.getByRole('button', { name: 'Manage environments' }).click();
  await page.getByRole('list', { name: 'Environments' }).waitFor();
};

const edited = async (page: Page): Promise<void> => {
  await listed(page);
  await page.getByRole('button', { name: 'Edit Staging' }).click();
  await page.getByRole('dialog', { name: 'Edit Staging' }).waitFor();
};

const typed = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Request' });
  await form.getByRole('combobox', { name: 'Environment' }).selectOption('Staging');
  await form.getByLabel('Endpoint').fill('{{base}}/{{area}}?token={{session}}&page={{page}}');
  await form.getByRole('combobox', { name: 'Method' }).selectOption('POST');
  await form.getByRole('button', { name: /^Parameters/ }).click();
  await form.getByRole('textbox', { name: 'Request body' }).click();
  await page.keyboard.insertText('{"tenant": "{{tenant}}", "unknown": "{{unknown}}"}');
  await form.getByRole('list', { name: 'Variables' }).waitFor();
};

export const list: ShotList = {
  feature: 'environments',
  shots: [
    { name: 'none', path: '/test', seed: (one) => one.key({ provider: 'openai' }) },
    { name: 'variables', path: '/test', seed, act: typed },
    { name: 'all', path: '/test', seed, windowOnly: true, act: listed },
    { name: 'edited', path: '/test', seed, windowOnly: true, act: edited },
  ],
};
