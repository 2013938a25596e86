import { EXAMPLE_PROMPTS } from '@gatehouse/contract/discover.ts';
import type { Page } from '@playwright/test';
import { answerWith, failWith, hold } from '../e2e/mock-responses.ts';
import type { ShotList } from './shot.ts';

const RECOMMEND = 'discover.recommend';

const ask = (requirements: string, shown: string) => async (page: Page) => {
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
      act: ask(EXAMPLE_PROMPTS[1], 'Loading recommendations'),
    },
    {
      name: 'payments',
      path: '/discover',
      seed: (seed) => seed.key({ provider: 'stripe', name: 'Sandbox' }),
      act: ask(EXAMPLE_PROMPTS[1], 'Reasoning:'),
    },
    { name: 'documents', path: '/discover', act: ask(EXAMPLE_PROMPTS[0], 'Reasoning:') },
    { name: 'transcription', path: '/discover', act: ask(EXAMPLE_PROMPTS[2], 'Reasoning:') },
    { name: 'in-view', path: '/discover', act: ask(EXAMPLE_PROMPTS[2], 'Reasoning:'), windowOnly: true },
    { name: 'validation', path: '/discover', act: ask('Too short', 'Please enter at least 10 characters') },
    {
      name: 'error',
      path: '/discover',
      prepare: (page) => failWith(page, RECOMMEND, 503, 'The server is busy. Try again in a moment.'),
      act: ask(EXAMPLE_PROMPTS[1], 'The recommendations could not be made'),
    },
    {
      name: 'empty',
      path: '/discover',
      prepare: (page) =>
        answerWith(page, RECOMMEND, {
          recommendations: [],
          reasoning: 'Nothing in the catalogue speaks of this.',
          reasoningParts: [{ apiId: null, text: 'Nothing in the catalogue speaks of this.' }],
          answeredBy: 'catalogue',
        }),
      act: ask('qwertyuiop asdfghjkl', 'No API Found'),
    },
  ],
};
