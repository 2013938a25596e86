import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOKEN, useOlderRows } from '#test/older-rows.ts';

const older = useOlderRows();
const { insertCall, insertEndpoint, readAgain } = older;

const history = async (query = '') => (await older.test.rest('GET', `/history${query}`)).body.items;

describe('a call of an earlier version', () => {
  it('is without its secrets, is not found by them, and is found by its other words', async () => {
    await insertCall({
      url: `${older.upstream.url}/orders?a=1;token=${TOKEN}`,
      request_body: JSON.stringify({ password: 'correcthorse7battery', item: 'umbrella' }),
      text: JSON.stringify({ name: 'password', value: 'staple9Paper4clip', city: 'Lisbon' }),
    });
    expect(await history(`?query=${TOKEN}`)).toHaveLength(1);
    expect(await readAgain()).toBe(true);
    const [{ id }] = await history();
    const entry = (await older.test.rest('GET', `/history/${id}`)).body;
    expect(JSON.stringify(entry)).not.toMatch(/zq81mf|correcthorse|staple9/);
    expect(entry).toMatchObject({
      requestHeaders: { 'X-Session-Token': '[secret]' },
      requestBody: { password: '[secret]', item: 'umbrella' },
      responseTime: 12.5,
      createdAt: '2026-11-01T00:00:00.000Z',
      keyName: 'Main key',
    });
    for (const word of [TOKEN, 'correcthorse7battery', 'staple9Paper4clip'])
      expect(await history(`?query=${word}`)).toEqual([]);
    for (const word of ['umbrella', 'lisbon', 'orders', 'main'])
      expect(await history(`?query=${word}`)).toHaveLength(1);
    expect(await history(`?apiKeyId=${older.keyId}&method=POST&status=2xx`)).toHaveLength(1);
  });

  it('has no value of a saved endpoint that was read just before', async () => {
    await insertEndpoint({ headers: { 'X-Session-Token': TOKEN } });
    await insertCall({ text: `It was ${TOKEN} in the end` });
    await readAgain();
    const [{ id }] = await history();
    expect((await older.test.rest('GET', `/history/${id}`)).body.text).toBe('It was [secret] in the end');
  });

  it('leaves nothing of its secrets in a file', async () => {
    for (let at = 0; at < 60; at += 1) await insertCall({ text: `{"password":"${TOKEN}","n":${at}}` });
    await readAgain();
    await older.restart();
    const { folder } = older;
    const files = folder === undefined ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const file of files)
      if (file.isFile()) {
        const bytes = readFileSync(path.join(file.parentPath, file.name), 'latin1').toLowerCase();
        expect(bytes.includes(TOKEN.toLowerCase()), file.name).toBe(false);
      }
    expect(await history('?query=password&limit=100')).toHaveLength(60);
  });
});
