import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { test as base, body, openWithKey, response, send } from './testing-screen.ts';

/** What the browser reports about what it did not run or load. */
const BLOCKED = /Content Security Policy|policy violation|Blocked (?:script execution|form submission)/;

/** A server that nobody may connect to: it counts connections, so that not even a preconnect is missed. */
const test = base.extend<{ canary: { url: string; connections: () => number } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  canary: async ({}, use) => {
    let connections = 0;
    const server = createServer((_request, answer) => answer.end());
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, connections: () => connections });
    await new Promise((resolve) => server.close(resolve));
  },
});

const frame = (page: Page) => response(page).frameLocator('iframe');

test('the canary counts a connection', { tag: '@wide' }, async ({ canary }) => {
  const { port } = new URL(canary.url);
  const socket = connect(Number(port), '127.0.0.1');
  await expect.poll(() => canary.connections()).toBe(1);
  socket.destroy();
});

test('a page is previewed as it looks, and neither runs nor loads anything', async ({
  page,
  seed,
  api,
  canary,
  consoleGuard,
}) => {
  consoleGuard.allow(BLOCKED);
  await openWithKey(page, seed, api.url);
  await send(page, `/page?host=${encodeURIComponent(canary.url)}`);
  await expect(body(page)).toContainText('<h1>Quarterly report</h1>');
  await response(page).getByText('Preview', { exact: true }).click();
  const heading = frame(page).getByRole('heading', { name: 'Quarterly report' });
  await expect(heading).toBeVisible();
  // Its own style applies.
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  await expect(frame(page).getByText('Loads nothing.')).toBeVisible();
  await frame(page).getByText('Details').click();
  await frame(page).getByRole('button', { name: 'Send' }).click();
  await expect(heading).toBeVisible();
  await expect(response(page).locator('iframe')).toHaveAttribute('sandbox', '');
  // Longer than a refresh, a script or a prefetch needs.
  await response(page).getByText('Raw', { exact: true }).click();
  await send(page, '/after');
  await expect(body(page)).toContainText('/after');
  expect(canary.connections()).toBe(0);
});

test('a drawing is previewed, and neither runs nor loads anything', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  canary,
  consoleGuard,
}) => {
  consoleGuard.allow(BLOCKED);
  await openWithKey(page, seed, api.url);
  await send(page, `/drawing?host=${encodeURIComponent(canary.url)}`);
  await expect(frame(page).locator('circle')).toBeVisible();
  await response(page).getByText('Raw', { exact: true }).click();
  await expect(body(page)).toContainText('<circle');
  expect(canary.connections()).toBe(0);
});

test('a picture is shown with its size, and can be downloaded', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/picture');
  await expect(response(page).getByRole('img', { name: 'Response body' })).toBeVisible();
  await expect(response(page)).toContainText('image/png, 1 × 1 pixels');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    response(page)
      .getByRole('button', { name: /^Download / })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/-picture\.png$/);
});
