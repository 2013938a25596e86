import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, WITH_OPEN_LIST } from './fixtures.ts';
import {
  chooseMethod,
  editor,
  endpoint,
  form,
  keyField,
  method,
  openWithKey,
  response,
  SECRET,
  sendButton,
  test,
  tree,
  verdict,
} from './testing-screen.ts';

/** Presses Tab until a part of the page has the focus. */
const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
};

/** What is selected in the endpoint; the mark follows with the next frame. */
const selectedText = (page: Page): Promise<string> =>
  endpoint(page).evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );

test('a call is made, read and turned into code without a mouse', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await seed.key({ provider: 'openai', name: 'Production' });
  await seed.key({ provider: 'github', name: 'Bot', apiKey: SECRET, baseUrl: api.url });
  await page.goto('/test');
  await expect(endpoint(page)).toBeFocused();
  await tabTo(page, keyField(page), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('github');
  await expect(page.getByRole('option', { name: 'Bot' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(keyField(page)).toHaveValue('Bot · GitHub');

  await tabTo(page, endpoint(page));
  await page.keyboard.type('get /repos/acme');
  const operations = page.getByRole('listbox', { name: 'Operations' });
  await expect(operations.getByRole('option').first()).toContainText('/repos/');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('get /repos/{owner}/{repo}');
  await expect(operations.getByRole('option').first()).toContainText('/repos/{owner}/{repo}');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(endpoint(page)).toHaveValue('/repos/{owner}/{repo}');
  await expect.poll(() => selectedText(page)).toBe('{owner}');
  await page.keyboard.type('acme');
  await page.keyboard.press('Tab');
  await expect.poll(() => selectedText(page)).toBe('{repo}');
  await page.keyboard.type('site');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);

  await tabTo(page, tree(page));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, response(page).getByRole('button', { name: 'Copy path $.path' }));
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe('$.path');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(response(page).getByRole('textbox', { name: 'Search in the body' })).toBeFocused();
  await page.keyboard.type('acme');
  await expect(response(page)).toContainText('1 of 1');
  await page.keyboard.press('Escape');
  await expect(tree(page)).toBeFocused();
  await expectAccessible(page);

  await tabTo(page, page.getByRole('tab', { name: 'API Testing' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=code/);
  await tabTo(page, page.getByRole('button', { name: 'Generate Code' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Copy JavaScript code' }).first());
  await page.keyboard.press('Enter');
  await expect.poll(copied).toContain(`${api.url}/repos/acme/site`);
  expect(await copied()).not.toContain(SECRET);
  // Leaves the button, whose tooltip is no part of the page.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectAccessible(page);
});

test('the body is ready to type, and the form says if a header makes it something else than JSON', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await form(page).getByRole('button', { name: 'List models' }).click();
  await chooseMethod(page, 'POST');
  await editor(page).focus();
  await page.keyboard.type('{"a": 1');
  await expect(editor(page)).toHaveText('{"a": 1}');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByRole('combobox', { name: 'Name of header 1' }).fill('content-type');
  await expect(form(page).getByText('because of the Content-Type header')).toBeHidden();
  await form(page)
    .getByRole('combobox', { name: 'Value of header 1' })
    .fill('application/x-www-form-urlencoded');
  await page.keyboard.press('Escape');
  await expect(form(page).getByText('Sent as a form, because of the Content-Type header.')).toBeVisible();
  await expectAccessible(page);
  await sendButton(page).click();
  await expect.poll(() => api.received.at(-1)?.body).toBe('a=1');
});

test('the history is one click away', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL('/history');
});

test('on a narrow screen the row stays below the top bar, and covers no field that has the focus', {
  tag: '@narrow',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/echo?a=1&b=2&c=3&d=4&e=5&f=6&g=7&h=8&i=9&j=10&k=11&l=12');
  await form(page).getByRole('button', { name: 'Parameters (12)' }).click();
  const last = form(page).getByLabel('Name of parameter 12');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  await expect(method(page)).toBeInViewport({ ratio: 1 });
  const bottom = async (field: Locator): Promise<number> => {
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
    return y + height;
  };
  for (const position of [6, 1]) {
    const field = form(page).getByLabel(`Name of parameter ${position}`, { exact: true });
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())?.y).toBeGreaterThan(await bottom(sendButton(page)));
  }
  expect((await sendButton(page).boundingBox())?.y).toBeGreaterThanOrEqual(
    await bottom(page.getByRole('banner')),
  );
});
