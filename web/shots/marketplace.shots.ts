import type { Page } from '@playwright/test';
import { startMarketplaceApis } from '../e2e/marketplace-apis.ts';
import { failWith, hold } from '../e2e/mock-responses.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const apis = await startMarketplaceApis();

const SUMMARY = '/marketplace?tab=compositions&open=github-issues-summary&view=execute';
const POST = '/marketplace?tab=compositions&open=moderated-slack-post&view=execute';
const SEND = '/marketplace?tab=webhooks&open=github-push';

const keys = async (seed: Seed) => {
  await seed.key({ provider: 'github', name: 'Bot', baseUrl: apis.url });
  await seed.key({ provider: 'openai', name: 'Production', baseUrl: apis.url });
  await seed.key({ provider: 'openai', name: 'Spare', apiKey: 'spare-secret-0123456789', baseUrl: apis.url });
};

const allKeys = async (seed: Seed) => {
  await keys(seed);
  await seed.post('/api/discover-apis', { query: 'Slack', autoSave: true });
  await seed.key({ provider: 'slack', name: 'Workspace', baseUrl: apis.url });
};

const openCode = async (page: Page) => {
  await page
    .getByRole('button', { name: /^View Code/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
};

/** Several keys can be used: one is chosen first. */
const execute = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Call OpenAI with').selectOption('Key: Production');
  await dialog.getByRole('button', { name: 'Execute' }).click();
};

/** Lets the stand-in behave like this for one picture. */
const behaving = (behavior: typeof apis.behavior) => async () => {
  apis.behavior.fail = behavior.fail;
  apis.behavior.hold = behavior.hold;
};

const send = async (page: Page) => {
  await page.getByRole('dialog').getByLabel('URL').fill(`${apis.url}/webhooks/github`);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Response', exact: true }).waitFor();
};

/** The cards are there, instead of what stands for them while they load. */
const cards = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor();

const failDelivery = async (page: Page) => {
  await page.getByRole('dialog').getByLabel('URL').fill('http://127.0.0.1:9/webhooks/github');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'No response', exact: true }).waitFor();
};

export const list: ShotList = {
  feature: 'marketplace',
  shots: [
    { name: 'integrations', path: '/marketplace', act: cards },
    { name: 'loading', path: '/marketplace', prepare: (page) => hold(page, 'marketplace.integrations') },
    {
      name: 'failed',
      path: '/marketplace',
      prepare: (page) =>
        failWith(page, 'marketplace.integrations', 500, 'The server has an internal problem'),
    },
    { name: 'nothing-matches', path: '/marketplace?category=ai&query=stripe' },
    { name: 'code', path: '/marketplace', act: openCode, windowOnly: true },
    { name: 'library', path: '/marketplace?tab=library', act: cards },
    { name: 'webhooks', path: '/marketplace?tab=webhooks', act: cards },
    { name: 'compositions', path: '/marketplace?tab=compositions', act: cards },
    {
      name: 'details',
      path: '/marketplace?tab=compositions&open=github-issues-summary',
      windowOnly: true,
      act: (page) => page.getByRole('region', { name: 'Input schema' }).waitFor(),
    },
    {
      name: 'not-ready',
      path: POST,
      windowOnly: true,
      act: (page) => page.getByRole('dialog').getByText('first.').waitFor(),
    },
    {
      name: 'ready',
      path: SUMMARY,
      seed: keys,
      windowOnly: true,
      act: (page) => page.getByLabel('Call OpenAI with').waitFor(),
    },
    {
      name: 'confirm',
      path: POST,
      seed: allKeys,
      windowOnly: true,
      act: async (page) => {
        await execute(page);
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'running',
      path: SUMMARY,
      seed: keys,
      prepare: behaving({ hold: /completions/ }),
      windowOnly: true,
      act: async (page) => {
        await execute(page);
        await page.getByRole('button', { name: 'Cancel' }).waitFor();
      },
    },
    {
      name: 'run-failed',
      path: SUMMARY,
      seed: keys,
      prepare: behaving({ fail: /completions/ }),
      windowOnly: true,
      act: async (page) => {
        await execute(page);
        await page.getByRole('button', { name: 'Retry from the failed step' }).waitFor();
      },
    },
    {
      name: 'done',
      path: SUMMARY,
      seed: keys,
      prepare: behaving({}),
      windowOnly: true,
      act: async (page) => {
        await execute(page);
        await page.getByRole('region', { name: 'Result' }).waitFor();
        await page.getByRole('button', { name: 'Request and response' }).first().click();
        await page.getByRole('region', { name: 'Request of Read the newest open issues' }).waitFor();
      },
    },
    {
      name: 'past-runs',
      path: SUMMARY,
      seed: keys,
      prepare: behaving({ fail: /completions/ }),
      windowOnly: true,
      act: async (page) => {
        await execute(page);
        await page.getByRole('button', { name: 'Retry from the failed step' }).waitFor();
        await page.getByRole('button', { name: 'Past runs' }).click();
        const runs = page.getByRole('list', { name: 'Past runs' });
        await runs.getByRole('button').first().click();
        await runs.getByRole('button', { name: 'Retry from the failed step' }).scrollIntoViewIfNeeded();
      },
    },
    { name: 'send', path: SEND, windowOnly: true },
    { name: 'sent', path: SEND, prepare: behaving({}), windowOnly: true, act: send },
    { name: 'not-sent', path: SEND, windowOnly: true, act: failDelivery },
    {
      name: 'verify',
      path: '/marketplace?tab=webhooks&open=github-push&view=verify',
      windowOnly: true,
      act: (page) => page.getByRole('button', { name: 'Copy Code' }).waitFor(),
    },
  ],
};
