import type { Page } from '@playwright/test';
import { failWith, hold, rejectWith } from '../e2e/mock-responses.ts';
import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const fillNew = async (page: Page): Promise<void> => {
  await press(page, 'Add New Key');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('API Key', { exact: false })
    .first()
    .fill('sk-proj-abcdefghijklmnopqrstuvwxyz0123456789');
  await dialog.getByLabel('Key name').fill('Production');
};

const openAdvanced = async (page: Page): Promise<void> => {
  await press(page, 'Add New Key');
  await page
    .getByLabel('API Key', { exact: false })
    .first()
    .fill('sk-proj-abcdefghijklmnopqrstuvwxyz0123456789');
  await press(page, 'Advanced');
};

const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Shop checkout' }).first().click();
  await press(page, 'Edit');
};

export const list: ShotList = {
  feature: 'keys',
  shots: [
    { name: 'empty', path: '/keys' },
    { name: 'loading', path: '/keys', prepare: (page) => hold(page, 'keys.list') },
    {
      name: 'error',
      path: '/keys',
      prepare: (page) => failWith(page, 'keys.list', 503, 'The database is busy. Please try again.'),
    },
    { name: 'full', path: '/keys', seed: severalKeys },
    {
      name: 'revealed',
      path: '/keys',
      seed: severalKeys,
      act: async (page) => {
        await press(page, 'Reveal Release bot');
        await page.getByRole('button', { name: 'Hide Release bot' }).waitFor();
      },
    },
    {
      name: 'found',
      path: '/keys?show=attention',
      seed: severalKeys,
      act: (page) => page.getByRole('searchbox').fill('shop'),
    },
    {
      name: 'not-found',
      path: '/keys',
      seed: severalKeys,
      act: (page) => page.getByRole('searchbox').fill('no such key'),
    },
    {
      name: 'details',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: (page) => page.getByRole('button', { name: 'Shop checkout' }).first().click(),
    },
    { name: 'editing', path: '/keys', seed: severalKeys, windowOnly: true, act: edit },
    {
      name: 'editing-invalid',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: async (page) => {
        await edit(page);
        await page.getByLabel('Key name').fill('');
        await page.getByLabel('Base URL').fill('proxy.example.com');
        await press(page, 'Save');
      },
    },
    { name: 'adding', path: '/keys', windowOnly: true, act: openAdvanced },
    {
      name: 'adding-invalid',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await press(page, 'Add New Key');
        await press(page, 'Add Key');
      },
    },
    {
      name: 'adding-failed',
      path: '/keys',
      windowOnly: true,
      prepare: (page) =>
        rejectWith(page, 'keys.add', [
          { path: ['name'], message: 'A key with this name already exists' },
          { path: ['owner'], message: 'Something else is wrong with this key.' },
        ]),
      act: async (page) => {
        await fillNew(page);
        await press(page, 'Add Key');
        await page.getByText('A key with this name already exists').first().waitFor();
      },
    },
    {
      name: 'discarding',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await fillNew(page);
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'editing-failed',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      prepare: (page) => failWith(page, 'keys.update', 503, 'The disk is full. Nothing was saved.'),
      act: async (page) => {
        await edit(page);
        await page.getByLabel('Key name').fill('Shop checkout, new');
        await press(page, 'Save');
        await page.getByText('503: The disk is full.').waitFor();
      },
    },
    {
      name: 'choosing-a-provider',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await press(page, 'Add New Key');
        await page.getByRole('combobox', { name: 'Provider' }).click();
      },
    },
    {
      name: 'rotating',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: (page) => press(page, 'Rotate Shop checkout'),
    },
    {
      name: 'deleting',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: (page) => press(page, 'Delete Shop checkout'),
    },
  ],
};
