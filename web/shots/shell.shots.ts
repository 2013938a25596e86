import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

export const list: ShotList = {
  feature: 'shell',
  shots: [
    { name: 'not-found', path: '/no/such/page' },
    {
      name: 'broken-screen',
      path: '/keys',
      prepare: (page) => page.route('**/assets/keys-*.js', (route) => route.abort()),
      act: (page) => page.getByText('This screen stopped working').waitFor(),
    },
    {
      name: 'server-gone',
      path: '/',
      windowOnly: true,
      act: async (page) => {
        await page.route('**/*', (route) => route.abort());
        const menu = page.getByRole('button', { name: 'Open menu' });
        if (await menu.isVisible()) await menu.click();
        await page.getByRole('navigation').getByRole('link', { name: 'Marketplace' }).click();
        await page.getByRole('button', { name: 'Retry' }).click();
        await page.getByText('The server did not respond.').waitFor();
      },
    },
    {
      name: 'palette',
      path: '/no/such/page',
      seed: severalKeys,
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Go to…' }).click();
        await page.getByRole('option', { name: 'Add API key' }).waitFor();
      },
    },
    {
      name: 'palette-verbs',
      path: '/no/such/page',
      seed: severalKeys,
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Go to…' }).click();
        await page.getByRole('combobox').fill('rls');
        await page.getByRole('option', { name: 'Rotate Release bot' }).waitFor();
      },
    },
    {
      name: 'palette-catalogue',
      path: '/no/such/page',
      seed: severalKeys,
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Go to…' }).click();
        await page.getByRole('combobox').fill('map');
        await page.getByRole('option', { name: 'Guide for Mapbox' }).waitFor();
      },
    },
    {
      name: 'shortcuts',
      path: '/no/such/page',
      windowOnly: true,
      act: (page) => page.keyboard.press('?'),
    },
    {
      name: 'menu',
      path: '/no/such/page',
      windowOnly: true,
      // A wide window has no menu: the shot shows the sidebar instead.
      act: async (page) => {
        const menu = page.getByRole('button', { name: 'Open menu' });
        if (await menu.isVisible()) await menu.click();
      },
    },
  ],
};
