import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { body, openWithKey, response, send, test, verdict } from './testing-screen.ts';

const events = (page: Page) => response(page).getByRole('listbox', { name: 'Events' });

test('events are listed while they arrive, and Stop leaves what has arrived', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/events-forever');
  await expect(response(page)).toContainText(/Receiving from 127\.0\.0\.1:\d+/);
  await expect(events(page).getByRole('option').nth(2)).toContainText('"Hello"');
  await expect(response(page)).toContainText('200 OK');
  await response(page).getByRole('button', { name: 'Stop' }).click();
  await expect(response(page)).toContainText(/Stopped after .+ What had arrived is shown\./);
  await expect(events(page).getByRole('option').nth(2)).toContainText('"Hello"');
  await expect.poll(() => api.received[0]?.isGone).toBe(true);
  await expectAccessible(page);
});

test('a stream that has ended shows each event with its time, the text of a model, and the body as it was sent', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/events');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  await expect(events(page).getByRole('option')).toHaveCount(7);
  await expect(response(page).getByRole('region', { name: 'Text that was written' })).toHaveText(
    /^Hello from a model\./,
  );
  await expect(events(page).getByRole('option').first()).toHaveText(/^\+\d.*m?s#0"Hello"$/);
  await expect(events(page).getByRole('option').nth(5)).toContainText('usage');
  await events(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(response(page).getByRole('tree', { name: 'Chosen record' })).toHaveText(
    '{total_tokens:12345678901234567890}',
  );
  await expectAccessible(page);
  await response(page).getByText('Raw', { exact: true }).click();
  await expect(body(page)).toContainText('event: usage');
});

test('lines of JSON are a list too', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/lines');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  const records = response(page).getByRole('listbox', { name: 'Records' });
  await expect(response(page)).toContainText('40 records');
  await records.getByRole('option').nth(3).click();
  await expect(response(page).getByRole('tree', { name: 'Chosen record' })).toHaveText('{line:3,price:1.0}');
});
