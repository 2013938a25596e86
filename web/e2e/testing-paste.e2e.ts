import { expect, expectAccessible } from './fixtures.ts';
import { endpoint, form, method, openWithKey, paste, sendButton, test } from './testing-screen.ts';

test('a pasted form with a file says what it loses, asks for the file and sends it', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  const text = `# upload\ncurl ${api.url}/v1/files -F note=hello -F file=@notes/a.txt --next ${api.url}/later`;
  await paste(endpoint(page), text);
  await expect(form(page).getByText('Only the first request of the command was read')).toBeVisible();
  await expect(
    form(page).getByText('Only its name is in the command, so choose the file: a.txt.'),
  ).toBeVisible();
  await expectAccessible(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form(page).getByRole('button', { name: 'Choose file a.txt' }).click(),
  ]);
  await chooser.setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('the content') });
  await expect(form(page).getByText('a.txt (text/plain, 11 B)')).toBeVisible();
  await sendButton(page).click();
  await expect.poll(() => api.received.length).toBe(1);
  expect(api.received[0]).toMatchObject({ method: 'POST', path: '/v1/files' });
  expect(api.received[0]?.body).toContain('name="note"\r\n\r\nhello');
  expect(api.received[0]?.body).toContain('filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nthe content');
  await form(page).getByRole('button', { name: 'Remove part 2' }).click();
  await expect(form(page).getByText('a.txt (text/plain, 11 B)')).toBeHidden();
});

for (const sent of ['HEAD', 'OPTIONS'])
  test(`a pasted ${sent} is shown as what it is, and sent`, { tag: '@wide' }, async ({ page, seed, api }) => {
    await openWithKey(page, seed, api.url);
    await paste(endpoint(page), `curl -X ${sent} ${api.url}/v1/items`);
    await expect(method(page)).toHaveValue(sent);
    await sendButton(page).click();
    await expect.poll(() => api.received.map((call) => call.method)).toEqual([sent]);
  });
