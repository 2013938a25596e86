import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import {
  chooseMethod,
  editor,
  endpoint,
  form,
  method,
  openWithKey,
  sendButton,
  test,
  verdict,
  writeBody,
} from './testing-screen.ts';

const kind = (page: Page): Locator => form(page).getByRole('combobox', { name: 'Kind of body' });

const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name, exact: true });

/** Sends the form and waits for its call, the `count`th that arrives. */
const sends = async (page: Page, api: { received: readonly unknown[] }, count: number): Promise<void> => {
  await sendButton(page).click();
  await expect.poll(() => api.received.length).toBe(count);
  await expect(verdict(page)).toContainText('200');
};

test('a body of each kind arrives as it was entered', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/things');
  await chooseMethod(page, 'POST');
  await writeBody(page, '{"id": 12345678901234567890, "a": 1.0, "a": 2}');
  await sends(page, api, 1);
  expect(api.received[0]?.body).toBe('{"id": 12345678901234567890, "a": 1.0, "a": 2}');

  await kind(page).selectOption('Text');
  await form(page).getByRole('combobox', { name: 'Content type' }).fill('application/xml');
  await field(page, 'Text').fill('<note>Grüße</note>');
  await sends(page, api, 2);
  expect(api.received[1]).toMatchObject({
    body: '<note>Grüße</note>',
    headers: { 'content-type': 'application/xml' },
  });

  await kind(page).selectOption('Form');
  for (const [at, [name, value]] of [
    ['tag', 'a b'],
    ['tag', 'é'],
    ['z', '1&2'],
  ].entries()) {
    await form(page).getByRole('button', { name: 'Add field' }).click();
    await field(page, `Name of field ${at + 1}`).fill(name ?? '');
    await field(page, `Value of field ${at + 1}`).fill(value ?? '');
  }
  await form(page).getByRole('button', { name: 'Edit as text' }).click();
  await expect(field(page, 'Form as text')).toHaveValue('tag=a+b&tag=%C3%A9&z=1%262');
  await field(page, 'Form as text').fill('tag=a+b&tag=%C3%A9&y=2');
  await form(page).getByRole('button', { name: 'Edit as a table' }).click();
  await expect(field(page, 'Name of field 3')).toHaveValue('y');
  await expectAccessible(page);
  await sends(page, api, 3);
  expect(api.received[2]).toMatchObject({
    body: 'tag=a+b&tag=%C3%A9&y=2',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  await kind(page).selectOption('GraphQL');
  await field(page, 'Query').fill('query Me($n: Int) { viewer(first: $n) { login } }');
  await form(page).getByRole('textbox', { name: 'Variables' }).click();
  await page.keyboard.insertText('[1]');
  await sendButton(page).click();
  await expect(form(page).getByText('GraphQL variables must be a JSON object')).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Variables' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"n": 1.0}');
  await field(page, 'Operation name').fill('Me');
  await sends(page, api, 4);
  expect(api.received[3]?.body).toBe(
    '{"query":"query Me($n: Int) { viewer(first: $n) { login } }","variables":{"n": 1.0},"operationName":"Me"}',
  );

  // What was typed in another kind is still there.
  await kind(page).selectOption('Text');
  await expect(field(page, 'Text')).toHaveValue('<note>Grüße</note>');
  await kind(page).selectOption('JSON');
  await expect(editor(page)).toContainText('12345678901234567890');
});

test('files are chosen, replaced, dropped, and refused when they are too large', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/files');
  await chooseMethod(page, 'PUT');
  await kind(page).selectOption('Multipart form');
  await form(page).getByRole('button', { name: 'Add text' }).click();
  await field(page, 'Name of part 1').fill('note');
  await field(page, 'Value of part 1').fill('hello');
  await form(page).getByRole('button', { name: 'Add file' }).click();
  await field(page, 'Name of part 2').fill('photo');
  const choose = async (name: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form(page).getByRole('button', { name }).click(),
    ]);
    await chooser.setFiles(file);
  };
  const large = { name: 'big.bin', mimeType: '', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await choose('Choose file of part 2', large);
  await expect(page.getByText('The files of a call are at most 10 MiB together')).toBeVisible();
  await sendButton(page).click();
  await expect(form(page).getByText('The file itself is missing: choose it')).toBeVisible();
  await choose('Choose file of part 2', {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('PNG'),
  });
  await expect(form(page).getByText('a.png (image/png, 3 B)')).toBeVisible();
  await expect(form(page).getByText('The file itself is missing: choose it')).toBeHidden();

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['dropped'], 'b.txt', { type: 'text/plain' }));
    return transfer;
  });
  await form(page).getByText('Files can be dropped here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form(page).getByText('b.txt (text/plain, 7 B)')).toBeVisible();
  await expectAccessible(page);
  await sends(page, api, 1);
  const { body = '', headers = {} } = api.received[0] ?? {};
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('name="note"\r\n\r\nhello\r\n');
  expect(body).toContain('name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n');
  expect(body).toContain('name="file"; filename="b.txt"\r\nContent-Type: text/plain\r\n\r\ndropped\r\n');

  await kind(page).selectOption('File');
  await choose('Choose file', { name: 'c.bin', mimeType: '', buffer: Buffer.from('bytes') });
  await expect(form(page).getByText('c.bin (application/octet-stream, 5 B)')).toBeVisible();
  await sends(page, api, 2);
  expect(api.received[1]).toMatchObject({
    body: 'bytes',
    headers: { 'content-type': 'application/octet-stream' },
  });
});

test('a GET sends a body where one is asked for, and a reload keeps what was typed', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/search');
  await expect(form(page).getByText('A GET usually sends no body.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Send a body' }).click();
  await writeBody(page, '{"query": {"match_all": {}}}');
  await sends(page, api, 1);
  expect(api.received[0]).toMatchObject({ method: 'GET', body: '{"query": {"match_all": {}}}' });
  await form(page).getByRole('button', { name: 'Send no body' }).click();
  await sends(page, api, 2);
  expect(api.received[1]).toMatchObject({ method: 'GET', body: '' });

  await chooseMethod(page, 'OPTIONS');
  await kind(page).selectOption('Form');
  await form(page).getByRole('button', { name: 'Add field' }).click();
  await field(page, 'Name of field 1').fill('a');
  await field(page, 'Value of field 1').fill('1');
  await page.reload();
  await expect(method(page)).toHaveValue('OPTIONS');
  await expect(kind(page)).toHaveValue('form');
  await expect(field(page, 'Value of field 1')).toHaveValue('1');
  await sends(page, api, 3);
  expect(api.received[2]).toMatchObject({ method: 'OPTIONS', body: 'a=1' });
});
