import { describe, expect, it } from 'vitest';
import { nextPageUrl } from '#src/observations/pages.ts';
import { observed } from '#test/observed.ts';

const CALLED = 'https://api.example.com/v1/items';
const nextOf = (body: unknown, headers: Record<string, string> = {}, url = CALLED) =>
  nextPageUrl(observed({ body, headers }, { url: new URL(url) }));

describe('the URL of the next page', () => {
  it.each<[unknown, Record<string, string>, string]>([
    [[1], { link: '</v1/items?page=2>; rel="next"' }, `${CALLED}?page=2`],
    [{ next: 'https://other.example/x#part' }, {}, 'https://other.example/x'],
    [{ data: [], next_url: '?cursor=2' }, {}, `${CALLED}?cursor=2`],
    [{ items: [], nextPageToken: 'a b' }, {}, `${CALLED}?pageToken=a+b`],
    [{ items: [], next_page_token: 'x' }, {}, `${CALLED}?page_token=x`],
    [{ response_metadata: { next_cursor: 'dGVh' } }, {}, `${CALLED}?cursor=dGVh`],
    [{ object: 'list', has_more: true, data: [{ id: 'a' }], last_id: 'a' }, {}, `${CALLED}?after=a`],
    [{ has_more: true, data: [{ id: 'a' }], last_id: 'a' }, {}, `${CALLED}?after_id=a`],
    [
      { object: 'list', url: '/v1/items', has_more: true, data: [{ id: 'a' }, { id: 'b' }] },
      {},
      `${CALLED}?starting_after=b`,
    ],
  ])('is read from %j %j', (body, headers, url) => {
    expect(nextOf(body, headers)).toBe(url);
  });

  it('keeps the other parameters of the call, and replaces that of this page', () => {
    expect(nextOf({ next_cursor: 'two' }, {}, `${CALLED}?limit=5&cursor=one`)).toBe(
      `${CALLED}?limit=5&cursor=two`,
    );
  });

  it.each<[unknown]>([
    [{ has_more: false, data: [{ id: 'a' }], last_id: 'a' }],
    [{ has_more: true, data: [] }],
    [{ has_more: true, data: [{ id: 'a' }] }],
    [{ next_cursor: '' }],
    [{ next: 'javascript:alert(1)' }],
    [{ next_cursor: 'x'.repeat(2048) }],
    [[1, 2]],
  ])('is unknown for %.60j', (body) => {
    expect(nextOf(body)).toBeUndefined();
  });

  it('leaves out a parameter with the key, and is unknown if the key is elsewhere in it', () => {
    const mask = `EAA${'*'.repeat(20)}`;
    expect(nextOf({ next: `${CALLED}?access_token=${mask}&after=x` })).toBe(`${CALLED}?after=x`);
    expect(nextOf({ next: `https://api.example.com/${mask}/items` })).toBeUndefined();
    expect(nextOf({ next_cursor: mask })).toBeUndefined();
  });

  it('is only known for a GET that succeeded', () => {
    const body = { next_cursor: 'x' };
    expect(nextPageUrl(observed({ body }, { method: 'POST' }))).toBeUndefined();
    expect(nextPageUrl(observed({ body, status: 404 }))).toBeUndefined();
  });
});
