import { afterAll, expect, it } from 'vitest';
import { endMaskingThread, toIndexedRows } from '#src/features/history/indexed-rows.ts';
import { toWaiting, type WaitingCall } from '#src/features/history/kept-call.ts';

const SECRET = 'stored-canary/+&0123456789';
const NAMED = 'named-canary-0123456789';
const stored = async function* () {
  yield [SECRET];
};

afterAll(endMaskingThread);

const callOf = (name: string, length: number): WaitingCall =>
  toWaiting(
    {
      subject: { type: 'api_key', id: 1, name },
      provider: { id: 1, name: 'p' },
      ...{ secrets: ['used-canary-0123456789'], keyNames: [], method: 'POST' },
      url: `https://a.test/?q=${encodeURIComponent(SECRET)}`,
      requestHeaders: { 'x-a': SECRET },
      body: {
        kind: 'json',
        text: JSON.stringify({ note: `${'y'.repeat(length)} used-canary-0123456789`, password: NAMED }),
      },
      ...{ status: 200, statusText: 'OK', error: undefined, responseTime: 1, size: length },
      headers: { 'content-type': 'application/json' },
      text: `{"a":"${'x'.repeat(length)}","found":"${SECRET}","list":["${Buffer.from(SECRET).toString('base64')}"]}`,
      ...{ truncated: false, withheldHost: undefined, observations: [] },
    },
    '2026-11-28T08:00:00.000Z',
  );

it('a call with long texts is masked and indexed as any other, and stays in its place', async () => {
  const calls = [callOf('short', 10), callOf('long', 40_000), callOf('short too', 10)];
  const rows = await toIndexedRows(calls, stored);
  expect(rows.map(({ row }) => row.key_name)).toEqual(['short', 'long', 'short too']);
  expect(JSON.stringify(rows)).not.toContain('canary');
  for (const { row, words } of rows) {
    expect(row.text).toMatch(/"found":"\[secret\]","list":\["\[secret\][^"]{0,2}"\]\}$/);
    expect(JSON.parse(row.request_body ?? '').text).toMatch(/y \[secret\]","password":"\[secret\]"\}$/);
    expect(words).toContain('found');
  }
  expect(rows[1]?.row.text).toContain('x'.repeat(40_000));
});

it('one whose texts cannot be read in time is kept without them, and the next one is read again', async () => {
  const limits = { ms: 0, signal: AbortSignal.abort() };
  const [late] = await toIndexedRows([callOf('late', 40_000)], stored, limits);
  expect(late?.row).toMatchObject({
    text: expect.stringContaining('not shown'),
    truncated: 1,
    request_body: expect.stringContaining('not shown'),
    request_body_kind: 'text',
    request_body_truncated: 1,
    url: 'https://a.test/?q=[secret]',
  });
  expect(JSON.stringify(late)).not.toContain('canary');
  const [next] = await toIndexedRows([callOf('next', 40_000)], stored);
  expect(next?.row.text).toContain('"found":"[secret]"');
});

it('rejects a long call too if the stored secrets cannot be read', async () => {
  // biome-ignore lint/correctness/useYield: it fails before there is anything to yield
  const unreadable = async function* () {
    throw new Error('unreadable');
  };
  await expect(toIndexedRows([callOf('long', 40_000)], unreadable)).rejects.toThrow('unreadable');
});
