import { seedEndpoint } from './endpoint-seed.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { endpoint, form, keyField, SECRET, sendButton, test } from './testing-screen.ts';

test('an endpoint opens with exactly its key or with none, and asks where it is not known which', async ({
  page,
  seed,
  api,
}) => {
  const { id } = await seed.key({
    provider: 'openai',
    name: 'Sandbox',
    apiKey: SECRET,
    baseUrl: api.url,
    keyType: 'testing',
  });
  await seed.key({
    provider: 'openai',
    name: 'Live',
    apiKey: 'sk-live-0123456789abcdef',
    baseUrl: api.url,
    keyType: 'production',
  });
  const at = { endpoint: `${api.url}/v1/models` };
  await seedEndpoint(seed, { ...at, name: 'With its key', apiKeyId: id });
  await seedEndpoint(seed, { ...at, name: 'Without a key', withoutKey: true });
  await seedEndpoint(seed, { ...at, name: 'Of no known key' });
  const sent = () => api.received.map(({ headers }) => headers.authorization);
  const open = async (name: string): Promise<void> => {
    await page.goto('/endpoints');
    await page.getByRole('button', { name: `Test ${name}`, exact: true }).click();
    await expect(endpoint(page)).toHaveValue(at.endpoint);
  };

  await open('With its key');
  await expect(keyField(page)).toHaveValue(/^Sandbox/);
  await sendButton(page).click();
  await expect.poll(sent).toEqual([`Bearer ${SECRET}`]);

  await open('Without a key');
  await expect(keyField(page)).toHaveValue('No key');
  await expect(form(page)).toContainText('without a key');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect.poll(sent).toEqual([`Bearer ${SECRET}`, undefined]);

  await open('Of no known key');
  await expect(page.getByText('Several keys can be used for this URL.')).toBeVisible();
  await expect(keyField(page)).toHaveValue('');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(form(page).getByText('API key is required')).toBeVisible();
  await keyField(page).click();
  await page.getByRole('option', { name: 'No key' }).click();
  await sendButton(page).click();
  await expect.poll(sent).toEqual([`Bearer ${SECRET}`, undefined, undefined]);

  await page.request.delete(`/api/keys/${id}`);
  await open('With its key');
  await expect(page.getByText('The key or connection of this request was deleted.')).toBeVisible();
  await expect(keyField(page)).toHaveValue('');
});

test('without any key, the form of an endpoint still asks for a key', async ({ page }) => {
  await page.goto('/endpoints');
  await page.getByRole('button', { name: 'Add New Endpoint' }).first().click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'API key' });
  await expect(field).toHaveAttribute('placeholder', 'Choose a key');
});
