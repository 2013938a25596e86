import { EXAMPLE_PROMPTS } from '@gatehouse/contract/plain/example-prompts.ts';
import type { Page } from '@playwright/test';
import { failWith, hold } from '../e2e/mock-responses.ts';
import type { ShotList } from './shot.ts';

const RECOMMEND = 'discover.recommend';

const submit = (requirements: string, shown: string) => async (page: Page) => {
  await page.getByLabel('Project Requirements').fill(requirements);
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.getByText(shown).first().waitFor({ state: 'attached' });
};

export const list: ShotList = {
  feature: 'discover',
  shots: [
    { name: 'idle', path: '/discover' },
    {
      name: 'loading',
      path: '/discover',
      prepare: (page) => hold(page, RECOMMEND),
      act: submit(EXAMPLE_PROMPTS[1], 'Loading recommendations'),
    },
    {
      name: 'payments',
      path: '/discover',
      seed: (seed) => seed.key({ provider: 'stripe', name: 'Sandbox' }),
      act: submit(EXAMPLE_PROMPTS[1], 'Reasoning:'),
    },
    { name: 'documents', path: '/discover', act: submit(EXAMPLE_PROMPTS[0], 'Reasoning:') },
    { name: 'transcription', path: '/discover', act: submit(EXAMPLE_PROMPTS[2], 'Reasoning:') },
    { name: 'in-view', path: '/discover', act: submit(EXAMPLE_PROMPTS[2], 'Reasoning:'), windowOnly: true },
    {
      name: 'validation',
      path: '/discover',
      act: submit('Too short', 'Please enter at least 10 characters'),
    },
    {
      name: 'error',
      path: '/discover',
      prepare: (page) => failWith(page, RECOMMEND, 503, 'The server is busy. Try again in a moment.'),
      act: submit(EXAMPLE_PROMPTS[1], 'The recommendations could not be loaded'),
    },
    {
      name: 'groups',
      path: '/discover',
      act: submit('Charge credit cards, send text messages and store uploaded files', 'Reasoning:'),
    },
    {
      name: 'notes',
      path: '/discover',
      act: submit(
        'Free weather forecast for a comercial product in the EU, but not OpenWeather, and ships by AIS',
        'Reasoning:',
      ),
    },
    { name: 'correction', path: '/discover', act: submit('Accept paymnets from people', 'Reasoning:') },
    { name: 'question', path: '/discover', act: submit('Something cool for my goat', 'No APIs Found') },
  ],
};
