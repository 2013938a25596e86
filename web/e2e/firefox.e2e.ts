import type { Page } from 'puppeteer-core';
import { named, test } from './firefox.ts';
import { expect } from './fixtures.ts';
import { SECRET } from './testing-screen.ts';

/** Waits until the page shows a text. */
const shows = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();

// Firefox takes long to start, and seconds for a click on a busy machine: 35 s were measured for the journey alone.
test.describe.configure({ timeout: 180_000 });

test('the main journey works in Firefox: add a key, reveal it, send a call, generate code, read the guide', {
  tag: '@wide',
}, async ({ firefox: { page, problems }, server, api }) => {
  await page.goto(`${server.url}/keys`);
  await named(page, 'button', 'Add New Key').click();
  await page.locator('[role="dialog"] input[data-autofocus]').fill(SECRET);
  // What Firefox would offer to save as a login is a password field.
  expect(await page.$$('input[type="password"]')).toHaveLength(0);
  const mask = await page.$eval('[role="dialog"] input[data-autofocus]', (field) =>
    getComputedStyle(field).getPropertyValue('-webkit-text-security'),
  );
  expect(mask).toBe('disc');
  await named(page, 'combobox', 'Provider').click();
  await named(page, 'option', 'OpenAI').click();
  await named(page, 'textbox', 'Key name').fill('From Firefox');
  await named(page, 'button', 'Advanced').click();
  await named(page, 'textbox', 'Base URL').fill(api.url);
  await named(page, 'button', 'Add Key').click();
  await shows(page, 'sam********************');

  await page.locator('[role="row"] button[aria-label^="Reveal"]').click();
  await shows(page, SECRET);

  await page.goto(`${server.url}/test`);
  await named(page, 'combobox', 'Endpoint').fill('/v1/models');
  await named(page, 'button', 'Send request').click();
  await shows(page, 'gpt-4o-mini');
  expect(api.received.at(-1)?.headers.authorization).toBe(`Bearer ${SECRET}`);

  await named(page, 'tab', 'Code Generator').click();
  await named(page, 'button', 'Generate Code').click();
  await shows(page, 'OPENAI_API_KEY');

  await page.goto(`${server.url}/guides?provider=openai`);
  await shows(page, 'Create a secret key');
  expect(problems).toEqual([]);
});

test('the documentation of the API reports nothing to the console of Firefox', { tag: '@wide' }, async ({
  firefox: { page, problems },
  server,
}) => {
  await page.goto(`${server.url}/api/docs`, { waitUntil: 'networkidle0' });
  await shows(page, 'OpenAPI 3.1 document');
  expect(problems).toEqual([]);
});
