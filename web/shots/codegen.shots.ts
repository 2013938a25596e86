import type { Page } from '@playwright/test';
import { failWith } from '../e2e/mock-responses.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const key = (seed: Seed) => seed.key({ provider: 'openai', name: 'Production' });

const generate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chat completion' }).click();
  await page.getByRole('button', { name: 'Generate Code' }).click();
  await page.getByRole('region', { name: 'JavaScript code' }).first().waitFor();
  await page.getByRole('button', { name: 'Show more' }).waitFor();
};

const invalid = async (page: Page): Promise<void> => {
  await generate(page);
  await page.getByLabel('Endpoint', { exact: true }).fill('');
  await page.getByText('does not follow the form').waitFor();
};

const fails = (page: Page) => failWith(page, 'codegen.generate', 500, 'Disk I/O error');

const failed = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chat completion' }).click();
  await page.getByRole('button', { name: 'Generate Code' }).click();
  await page.getByText('Disk I/O error').first().waitFor();
};

const path = '/test?tab=code';

export const list: ShotList = {
  feature: 'codegen',
  shots: [
    { name: 'idle', path, seed: key },
    { name: 'generated', path, seed: key, act: generate },
    { name: 'invalid', path, seed: key, act: invalid },
    { name: 'failed', path, seed: key, prepare: fails, act: failed, windowOnly: true },
  ],
};
