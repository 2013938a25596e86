import type { Page } from '@playwright/test';
import { failWith, hold } from '../e2e/mock-responses.ts';
import { startSampleApi } from '../e2e/sample-api.ts';
import type { Seed } from '../e2e/seed.ts';
import type { Shot, ShotList } from './shot.ts';

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

/** One key that the sample API accepts. As the only key it is chosen automatically. */
const oneKey = (seed: Seed) =>
  seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });

const severalKeys = async (seed: Seed) => {
  await oneKey(seed);
  await seed.key({ provider: 'github', name: 'Continuous integration' });
  await seed.key({ provider: 'stripe', name: 'Sandbox' });
  await seed.key({ provider: 'custom', name: 'Billing service of the Berlin office' });
};

const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();
const example = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Sends a request to a path and waits until the panel shows `text`. */
const sendTo =
  (endpoint: string, text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Endpoint', { exact: true }).fill(endpoint);
    await send(page);
    const panel = page.getByRole('region', { name: 'Response', exact: true });
    await panel.getByText(text).first().waitFor();
    // What is announced comes before the code that draws it.
    await panel.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  };

const openTab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await sendTo('/v1/models', '200 OK')(page);
    await page.getByRole('tab', { name }).click();
  };

const chooseLook =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await sendTo('/numbers', '200 OK')(page);
    await page.getByText(name, { exact: true }).click();
  };

const searchAndFilter = async (page: Page): Promise<void> => {
  await sendTo('/v1/models', '200 OK')(page);
  await page.getByRole('button', { name: 'Search in the body' }).click();
  await page.getByRole('textbox', { name: 'Search in the body' }).fill('gpt');
  await page.getByRole('button', { name: 'Filter by JSONPath' }).click();
  await page.getByRole('textbox', { name: 'Filter by JSONPath' }).fill('$.data[*].id');
  await page.getByText('3 results').waitFor();
};

const field = (page: Page) => page.getByLabel('Endpoint', { exact: true });

/** Pastes a text into the endpoint field. */
const paste = async (page: Page, text: string): Promise<void> => {
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page.getByText('The form was filled from').waitFor();
};

const COMMAND = `curl https://api.openai.com/v1/items -H 'Authorization: Bearer sample-of-another-key' \\
  -H 'X-Trace: 7' -k --json '{"name": "A name", "password": "a password"}'`;

/** Tables of parameters and headers, with a row that is switched off in each. */
const tables = async (page: Page): Promise<void> => {
  await field(page).fill('/v1/models?limit=20&order=desc&after=');
  await page.getByRole('button', { name: 'Parameters' }).click();
  await page.getByLabel('Use parameter 2').uncheck();
  await page.getByRole('button', { name: 'Request headers' }).click();
  await page.getByRole('button', { name: 'Add header' }).click();
  await page.getByRole('combobox', { name: 'Name of header 1' }).fill('Accept-Language');
  await page.getByRole('combobox', { name: 'Value of header 1' }).fill('en');
  await page.keyboard.press('Escape');
  await page.getByText('with the key').waitFor();
};

const suggestions = async (page: Page): Promise<void> => {
  await field(page).fill('models');
  await page.getByRole('listbox', { name: 'Operations' }).waitFor();
  await field(page).press('ArrowDown');
};

const staysHome = async (page: Page): Promise<void> => {
  await field(page).fill('https://elsewhere.invalid/v1/items');
  await page.getByRole('button', { name: 'Pin elsewhere.invalid' }).waitFor();
};

const asForm = async (page: Page): Promise<void> => {
  await paste(page, "curl https://api.openai.com/v1/charges -d 'amount=2000' -d 'currency=eur'");
  await page.getByText('Sent as a form').waitFor();
};

const callDetails = async (page: Page): Promise<void> => {
  await example(page, 'Chat completion');
  await page.getByRole('button', { name: 'Details' }).click();
};

const observations = async (page: Page): Promise<void> => {
  await sendTo('/numbers', '200 OK')(page);
  await page.getByRole('button', { name: '4 more' }).click();
};

/** Why the server did not make a call, in the words of a long message. */
const notMade = (page: Page) =>
  failWith(
    page,
    'testing.runWithProgress',
    503,
    'The server is stopping and takes no more calls. Those that are running are finished first: try again in a minute.',
  );

const canceled = async (page: Page): Promise<void> => {
  await sendTo('/never', 'Waiting for')(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Call canceled').first().waitFor();
};

const stopped = async (page: Page): Promise<void> => {
  await field(page).fill('/events-forever');
  await send(page);
  await page.getByRole('listbox', { name: 'Events' }).getByRole('option').nth(2).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('What had arrived is shown').waitFor();
};

const code = async (page: Page): Promise<void> => {
  await example(page, 'Chat completion');
  await page.getByRole('tab', { name: 'Code Generator' }).click();
  await page.getByRole('button', { name: 'Generate Code' }).click();
  await page.getByRole('button', { name: 'Show more' }).waitFor();
};

const withOneKey: Pick<Shot, 'path' | 'seed'> = { path: '/test', seed: oneKey };

export const list: ShotList = {
  feature: 'testing',
  shots: [
    { name: 'empty', path: '/test' },
    { name: 'idle', path: '/test', seed: severalKeys },
    {
      name: 'choosing-a-key',
      path: '/test',
      seed: severalKeys,
      act: (page) => page.getByRole('combobox', { name: 'API key' }).click(),
    },
    { name: 'example', ...withOneKey, act: (page) => example(page, 'Chat completion') },
    { name: 'tables', ...withOneKey, act: tables },
    { name: 'suggestions', ...withOneKey, act: suggestions, windowOnly: true },
    { name: 'pasted', ...withOneKey, act: (page) => paste(page, COMMAND) },
    { name: 'sent-as-a-form', ...withOneKey, act: asForm },
    { name: 'key-stays-home', ...withOneKey, act: staysHome },
    { name: 'code', ...withOneKey, act: code },
    { name: 'running', ...withOneKey, act: sendTo('/never', 'Waiting for'), windowOnly: true },
    { name: 'response', ...withOneKey, act: sendTo('/v1/models', '200 OK') },
    {
      name: 'response-in-view',
      ...withOneKey,
      act: async (page) => {
        // Nobody sends a request before the page is long enough to scroll.
        await page.getByText('Start with a read').waitFor();
        await sendTo('/v1/models', '200 OK')(page);
      },
      windowOnly: true,
    },
    { name: 'call-details', ...withOneKey, act: callDetails },
    { name: 'observations', ...withOneKey, act: observations },
    {
      name: 'not-made',
      ...withOneKey,
      prepare: notMade,
      act: sendTo('/v1/models', 'not made'),
      windowOnly: true,
    },
    { name: 'canceled', ...withOneKey, act: canceled },
    { name: 'stopped', ...withOneKey, act: stopped },
    { name: 'loading', ...withOneKey, prepare: (page) => hold(page, 'keys.list') },
    { name: 'failed', ...withOneKey, prepare: (page) => failWith(page, 'keys.list', 500, 'Disk I/O error') },
    { name: 'key-gone', path: '/test?keyId=999', seed: severalKeys },
    { name: 'numbers', ...withOneKey, act: sendTo('/numbers', '200 OK') },
    { name: 'pretty', ...withOneKey, act: chooseLook('Pretty') },
    { name: 'raw', ...withOneKey, act: chooseLook('Raw') },
    { name: 'headers', ...withOneKey, act: openTab('Headers') },
    { name: 'timing', ...withOneKey, act: openTab('Timing') },
    {
      name: 'unauthorized',
      path: '/test',
      seed: (seed) => seed.key({ provider: 'github', name: 'Expired', baseUrl: api.url }),
      act: sendTo('/user', '401 Unauthorized'),
    },
    { name: 'server-error', ...withOneKey, act: sendTo('/broken', '500 Internal Server Error') },
    { name: 'refused', ...withOneKey, act: sendTo('/refused', '422') },
    { name: 'pending', ...withOneKey, act: sendTo('/pending', '201 Created') },
    { name: 'unreachable', ...withOneKey, act: sendTo('http://127.0.0.1:9/x', 'No response') },
    {
      name: 'key-not-sent',
      ...withOneKey,
      act: sendTo('https://elsewhere.invalid/v1/items', 'The key was not sent'),
    },
    {
      name: 'key-not-sent-over-http',
      ...withOneKey,
      act: sendTo('http://elsewhere.invalid/v1/items', 'The key was not sent'),
    },
    { name: 'masked', ...withOneKey, act: sendTo(`/echo/${SECRET}`, 'is masked') },
    {
      name: 'masked-shown',
      ...withOneKey,
      act: async (page) => {
        await sendTo(`/echo/${SECRET}`, 'is masked')(page);
        const response = page.getByRole('region', { name: 'Response', exact: true });
        await response.getByRole('button', { name: 'Show' }).click();
        await response.getByRole('button', { name: 'Hide' }).waitFor();
      },
    },
    { name: 'big-body', ...withOneKey, act: sendTo('/big?bytes=5000000', '200 OK') },
    { name: 'search', ...withOneKey, act: searchAndFilter },
    { name: 'next-page', ...withOneKey, act: sendTo('/list', 'Next page') },
    { name: 'events', ...withOneKey, act: sendTo('/events', '7 events') },
    { name: 'picture', ...withOneKey, act: sendTo('/picture', 'pixels') },
    {
      name: 'page-preview',
      ...withOneKey,
      act: async (page) => {
        await sendTo('/page?host=http://127.0.0.1:9', '200 OK')(page);
        await page.getByText('Preview', { exact: true }).click();
        await page.frameLocator('iframe').getByText('Quarterly report').waitFor();
      },
    },
    {
      name: 'invalid-json',
      ...withOneKey,
      act: async (page) => {
        await example(page, 'Chat completion');
        await page.getByRole('textbox', { name: 'Request body' }).click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText('{\n  "model": "gpt-4o-mini"\n  "messages": []\n}');
        await send(page);
        await page.getByText('Invalid JSON in request body').waitFor();
      },
    },
    {
      name: 'validation',
      path: '/test',
      seed: severalKeys,
      act: async (page) => {
        await page.getByRole('button', { name: 'Request headers' }).click();
        await page.getByRole('button', { name: 'Add header' }).click();
        await page.getByRole('combobox', { name: 'Name of header 1' }).fill('bad name');
        await send(page);
        await page.getByText('Endpoint is required').waitFor();
      },
    },
  ],
};
