import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const COUNT = 7;

const LISTS = [
  { path: '/keys', procedure: 'keys.list' },
  { path: '/saved-endpoints', procedure: 'endpoints.list' },
];

let test: TestApp;
const addEndpoint = async (name: string): Promise<void> => {
  const { id: providerId } = await providerBySlug(test, 'openai');
  const endpoint = 'https://api.openai.com/v1/models';
  await test.rest('POST', '/saved-endpoints', { providerId, name, method: 'GET', endpoint });
};

beforeAll(async () => {
  test = await createTestApp();
  for (let count = 0; count < COUNT; count += 1) {
    const { id } = await makeKey(test, { name: `Key ${count}` });
    await test.rest('POST', `/keys/${id}/hosts`, { host: `host-${count}.example.com` });
    if (count % 2 === 0)
      await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: `sk-another-${count}-0123456789` });
    await addEndpoint(`Endpoint ${count}`);
  }
});
afterAll(() => test.close());

const nextOf = (link: string | undefined): string | undefined =>
  /^<\/api(?<path>[^>]+)>; rel="next"$/.exec(link ?? '')?.groups?.path;

type Entry = { id: number };

/** Follows the links as a script would. */
const readPages = async (first: string, between = async (_page: Entry[]): Promise<void> => {}) => {
  const pages: Entry[][] = [];
  for (let path: string | undefined = first; path !== undefined; ) {
    const response = await test.rest('GET', path);
    expect(response.status).toBe(200);
    pages.push(response.body);
    path = nextOf(response.headers.link);
    await between(response.body);
  }
  return pages;
};

describe.each(LISTS)('GET $path', ({ path, procedure }) => {
  it('is the whole list unless a limit is given, and names no next page', async () => {
    const response = await test.rest('GET', path);
    expect(response.body).toHaveLength(COUNT);
    expect(response.headers.link).toBeUndefined();
  });

  it.each([
    [1, [1, 1, 1, 1, 1, 1, 1]],
    [3, [3, 3, 1]],
    [COUNT - 1, [6, 1]],
    [COUNT, [7]],
    [1000, [7]],
  ])('is the same list in pages of %d', async (limit, lengths) => {
    const whole = (await test.rest('GET', path)).body;
    const pages = await readPages(`${path}?limit=${limit}`);
    expect(pages.map(({ length }) => length)).toEqual(lengths);
    expect(pages.flat()).toEqual(whole);
  });

  it('goes on behind an id without a limit too, and behind one that is gone', async () => {
    const whole: Entry[] = (await test.rest('GET', path)).body;
    const third = whole[2]?.id ?? 0;
    expect((await test.rest('GET', `${path}?before=${third}`)).body).toEqual(whole.slice(3));
    expect((await test.rest('GET', `${path}?before=2147483647`)).body).toEqual(whole);
    const last = await test.rest('GET', `${path}?limit=5&before=1`);
    expect(last).toMatchObject({ status: 200, body: [] });
    expect(last.headers.link).toBeUndefined();
  });

  it('repeats nothing and leaves nothing out while entries are added and deleted', async () => {
    const whole: Entry[] = (await test.rest('GET', path)).body;
    const pages = await readPages(`${path}?limit=2`, async ([first]) => {
      if (path === '/keys') await makeKey(test);
      else await addEndpoint('Another one');
      await test.rest('DELETE', `${path}/${first?.id}`);
    });
    expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });

  it('is the same over tRPC', async () => {
    const over = await test.trpc('query', procedure, { limit: 2 });
    const rest = await test.rest('GET', `${path}?limit=2`);
    expect(over.body).toHaveLength(2);
    expect(over.body).toEqual(rest.body);
    expect(over.headers.link).toBe(rest.headers.link);
  });

  it.each(['limit=0', 'limit=1001', 'limit=1.5', 'limit=x', 'limit=-1', 'before=0', 'before=x'])(
    'rejects %s',
    async (query) => {
      const [name] = query.split('=');
      const response = await test.rest('GET', `${path}?${query}`);
      expect(response.status).toBe(400);
      expect(response.body.issues).toMatchObject([{ path: [name] }]);
    },
  );
});
