import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '#src/lib/error-message.ts';
import { createTrpcClient, EMPTY_ON_401, STREAMED, UNBATCHED } from '#src/lib/trpc.ts';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: string | null, init: ResponseInit): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
};

const call = (context: Record<string, unknown>): Promise<unknown> =>
  createTrpcClient().keys.add.mutate(
    { providerId: 1, name: 'Deploy', apiKey: 'sample-key-0001' },
    { context },
  );

const failure = async (context: Record<string, unknown>): Promise<string> => {
  try {
    await call(context);
  } catch (error) {
    return errorMessage(error);
  }
  return 'no error';
};

const HTML = { 'content-type': 'text/html' };
const JSON_TYPE = { 'content-type': 'application/json' };

const LINKS: [string, Record<string, unknown>][] = [
  ['batch', {}],
  ['request of its own', UNBATCHED],
  ['stream', STREAMED],
];

describe.each(LINKS)('a response that no procedure sent, to a %s', (_name, context) => {
  it.each([
    ['502: <h1>Bad Gateway</h1>', '<h1>Bad Gateway</h1>\n', { status: 502, headers: HTML }],
    ['502: Bad Gateway', null, { status: 502, statusText: 'Bad Gateway' }],
    ['500: No explanation was given', '', { status: 500 }],
    ['500: upstream is down', 'upstream is down', { status: 500, statusText: 'Internal Server Error' }],
    ['503: {"error":"busy"}', '{"error":"busy"}', { status: 503, headers: JSON_TYPE }],
    ['403: Not you', '{"message":"Not you","code":"FORBIDDEN"}', { status: 403, headers: JSON_TYPE }],
    ['200: <p>Sign in</p>', '<p>Sign in</p>', { status: 200, headers: HTML }],
  ])('is told as %j', async (text, body, init) => {
    respondWith(body, init);
    expect(await failure(context)).toBe(text);
  });

  it('is told by the message of a procedure, if one sent it', async () => {
    const error = { message: 'Key name is required', code: -32600, data: { httpStatus: 400 } };
    respondWith(JSON.stringify(context === UNBATCHED ? { error } : [{ error }]), {
      status: 400,
      headers: JSON_TYPE,
    });
    expect(await failure(context)).toBe('400: Key name is required');
  });

  it('is told by its beginning, if it is long', async () => {
    respondWith('x'.repeat(100_000), { status: 500 });
    expect(await failure(context)).toBe(`500: ${'x'.repeat(2000)}`);
  });
});

describe('a 401', () => {
  it('is an error', async () => {
    respondWith('{"message":"Sign in"}', { status: 401, headers: JSON_TYPE });
    expect(await failure(UNBATCHED)).toBe('401: Sign in');
  });

  it('is an empty result for a caller that asked for it, as no other status is', async () => {
    respondWith('{"message":"Sign in"}', { status: 401, headers: JSON_TYPE });
    expect(await call(EMPTY_ON_401)).toBeNull();
    respondWith('{"message":"Not you"}', { status: 403, headers: JSON_TYPE });
    expect(await failure(EMPTY_ON_401)).toBe('403: Not you');
  });
});
