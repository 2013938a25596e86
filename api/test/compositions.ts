import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Deps } from '#src/deps.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

/** The secret of each provider's key, in the form of that provider. */
export const SECRETS = {
  github: 'github_pat_0123456789abcdefghijklmnopqrstuvwxyz',
  openai: 'sk-proj-0123456789abcdefghijklmnopqrstuv',
  stripe: 'rk_test_0123456789abcdefghij',
  slack: 'xoxb-0123456789-abcdefghijklmnop',
  twilio: 'SK0123456789abcdef0123456789abcdef:Secret0123456789abcdef0123456789',
  discord: 'discord-bot-0123456789.abcdef.ghijklmnop',
  deepl: '01234567-89ab-cdef-0123-456789abcdef:fx',
  openweather: '0123456789abcdef0123456789abcdef',
  resend: 're_0123456789abcdefghijklmnop',
  sendgrid: 'SG.0123456789abcdef.ghijklmnopqrstuvwxyz',
} as const;
export type Slug = keyof typeof SECRETS;

const CATALOGUED: Partial<Record<Slug, string>> = {
  slack: 'Slack',
  discord: 'Discord',
  deepl: 'DeepL',
  openweather: 'OpenWeather',
  resend: 'Resend',
  sendgrid: 'Twilio SendGrid',
};

/** What a stand-in sends: JSON, or whatever a handler does. */
type Reply = unknown | ((call: Received, response: ServerResponse) => void);

/** Adds the provider to the list, if it is not built in. */
export const listProvider = async (test: TestApp, slug: Slug): Promise<void> => {
  const query = CATALOGUED[slug];
  if (query !== undefined) await test.rest('POST', '/discover-apis', { query, autoSave: true });
  await providerBySlug(test, slug);
};

/** A key of the provider whose base URL is that of a stand-in. */
export const keyFor = async (test: TestApp, slug: Slug, baseUrl: string): Promise<number> => {
  await listProvider(test, slug);
  return (await makeKey(test, { slug, apiKey: SECRETS[slug], name: `${slug} key`, baseUrl })).id;
};

/** One stand-in for each provider, with a stored key; what each sends is set by the test. */
export const useCompositions = (slugs: readonly Slug[], overrides: () => Partial<Deps> = () => ({})) => {
  let test: TestApp;
  const upstreams = new Map<string, Upstream>();
  /** In which order which provider was called. */
  const order: string[] = [];
  const replies: Partial<Record<Slug, Reply>> = {};
  beforeAll(async () => {
    test = await createTestApp(overrides());
    for (const slug of slugs) {
      const upstream = await startUpstream((call, _request, response) => {
        order.push(slug);
        const reply = replies[slug];
        if (typeof reply === 'function') return reply(call, response);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply ?? {}));
      });
      upstreams.set(slug, upstream);
      await keyFor(test, slug, `${upstream.url}/base`);
    }
  });
  afterAll(async () => {
    await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    await test.close();
  });
  beforeEach(() => {
    order.length = 0;
    for (const { received } of upstreams.values()) received.length = 0;
    for (const slug of slugs) delete replies[slug];
  });
  return {
    order,
    replies,
    get test() {
      return test;
    },
    upstream: (slug: Slug): Upstream => {
      const found = upstreams.get(slug);
      if (found === undefined) throw new Error(`no stand-in for ${slug}`);
      return found;
    },
    /** The last request to a provider, with its JSON body. */
    last: (slug: Slug) => {
      const call = upstreams.get(slug)?.received.at(-1);
      if (call === undefined) throw new Error(`${slug} was not called`);
      return call;
    },
    execute: async (id: string, input: Record<string, unknown> = {}) =>
      test.rest('POST', `/marketplace/execute-composition/${id}`, input),
  };
};
