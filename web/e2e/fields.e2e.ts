import { expect, test } from './fixtures.ts';
import { chooseMethod, openWithKey } from './testing-screen.ts';

test('what is typed into a filled select replaces the chosen name, by click and by Tab', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seed.key({ provider: 'github', name: 'Bot' });
  await seed.key({ provider: 'stripe', name: 'Billing' });
  await page.goto('/test');
  const key = page.getByRole('combobox', { name: 'API key' });
  await key.click();
  await page.getByRole('option', { name: 'Bot' }).click();
  await expect(key).toHaveValue('Bot · GitHub');
  await page.getByLabel('Endpoint').focus();
  await key.click();
  await page.keyboard.type('Bill');
  await expect(key).toHaveValue('Bill');
  await page.keyboard.press('Enter');
  await expect(key).toHaveValue('Billing · Stripe');
  await page.getByLabel('Endpoint').focus();
  // In one task, as fast as anybody can type: no frame is rendered in between.
  await key.evaluate((field: HTMLInputElement) => {
    field.focus();
    for (const letter of 'Bot') document.execCommand('insertText', false, letter);
  });
  await expect(key).toHaveValue('Bot');
  // And the frames after it leave what was typed as it is.
  await key.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.keyboard.type('!');
  await expect(key).toHaveValue('Bot!');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(key).toHaveValue('Bot · GitHub');

  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const provider = page.getByRole('combobox', { name: 'Provider' });
  await provider.click();
  await page.getByRole('option', { name: 'Twilio', exact: true }).click();
  await page.getByLabel('Key name').focus();
  await provider.click();
  await page.keyboard.type('Open');
  await page.keyboard.press('Enter');
  await expect(provider).toHaveValue('OpenAI');
});

test('the body of a POST begins empty, and what is typed goes between the brackets', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  await chooseMethod(page, 'POST');
  const body = page.getByRole('textbox', { name: 'Request body' });
  await body.click();
  await page.keyboard.type('{"a": 1');
  await expect(body).toHaveText('{"a": 1}');
});

test('a link to a key or a provider that does not exist says so, and the screen works', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seed.key({ provider: 'openai', name: 'Main' });
  await page.goto('/test?keyId=4711');
  await expect(page.getByText('The key in this link does not exist.')).toBeVisible();
  await page.getByRole('combobox', { name: 'API key' }).click();
  await page.getByRole('option', { name: 'Main' }).click();
  await expect(page.getByText('The key in this link does not exist.')).toBeHidden();
  await page.goto('/guides?provider=nobody');
  await expect(page.getByText('The provider in this link is not in your provider list')).toBeVisible();
  await page.getByRole('tab', { name: 'GitHub' }).click();
  await expect(page.getByText('The provider in this link is not in your provider list')).toBeHidden();
});
