import { readdirSync } from 'node:fs';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { CURATED_APIS } from '#src/curated/all.ts';
import { CATEGORIES, type CuratedApi, curatedApiSchema } from '#src/curated-api.ts';

/** Hosts that may stand in an entry although no domain of the entry covers them: documentation that a parent company hosts. */
const WELL_KNOWN_HOSTS = ['learn.microsoft.com'];

/** A word of a capability: lower-case, or an abbreviation, or a proper name that is an ability itself. */
const CAPABILITY_WORD =
  /^(?:[a-z0-9][a-z0-9-]*|[A-Z0-9/]{2,}|DeFi|GraphQL|Kubernetes|MySQL|Postgres|Redis|SQLite|Viber|WebRTC|WebSockets|WhatsApp)$/;

const slugs = CURATED_APIS.map((api) => api.slug);

const filesHere = readdirSync(import.meta.dirname)
  .filter((name) => name !== 'all.ts' && /^[a-z0-9-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

const urlsOf = (api: CuratedApi): string[] =>
  [
    ...Object.values(api.urls),
    api.baseUrl,
    api.oauth?.authorizationUrl ?? null,
    api.oauth?.tokenUrl ?? null,
  ].filter((url) => url !== null);

const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const textsOf = (api: CuratedApi): string[] => [
  api.name,
  api.description,
  api.pricing.summary,
  api.pricing.freeTier ?? '',
  api.keyHint ?? '',
  ...api.capabilities,
  ...api.useCases,
  ...api.synonyms,
  ...api.operations.map((operation) => operation.summary),
];

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the set of curated APIs', () => {
  it('holds at least a hundred', () => {
    expect(CURATED_APIS.length).toBeGreaterThanOrEqual(100);
  });

  it('lists every file of the folder, sorted by slug, so that none is forgotten', () => {
    expect(slugs).toEqual([...filesHere].sort());
  });

  it('gives no slug and no name twice', () => {
    expect(repeated(slugs)).toEqual([]);
    expect(repeated(CURATED_APIS.map((api) => api.name.toLowerCase()))).toEqual([]);
  });

  it('has an API in every category, so that no industry is empty', () => {
    const used = new Set(CURATED_APIS.flatMap((api) => api.categories));
    expect(CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
  });

  it.each(BUILT_IN_SLUGS.filter((slug) => slug !== 'custom'))(
    'has what the provider %s stands for',
    (slug) => {
      expect(CURATED_APIS.filter(({ builtIn }) => builtIn?.slug === slug)).not.toEqual([]);
    },
  );

  it('takes no provider for two APIs, only for parts of what it offers', () => {
    const same = CURATED_APIS.flatMap(({ builtIn }) => (builtIn?.is === 'same' ? [builtIn.slug] : []));
    expect(repeated(same)).toEqual([]);
    const parts = CURATED_APIS.flatMap(({ builtIn }) => (builtIn?.is === 'part' ? [builtIn.slug] : []));
    expect(parts.filter((slug) => slug === 'custom')).toEqual([]);
  });

  it('points at one directory from one entry only, because the entry replaces the directory', () => {
    const ids = CURATED_APIS.map((api) => api.directoryId).filter((id) => id !== null);
    expect(repeated(ids)).toEqual([]);
  });
});

describe.each(CURATED_APIS.map((api) => [api.slug, api] as const))('%s', (slug, api) => {
  it('follows the schema', () => {
    expect(curatedApiSchema.safeParse(api).error?.message).toBeUndefined();
  });

  it('is in the file of its name', () => {
    expect(filesHere).toContain(slug);
  });

  it('uses https at hosts of its own', () => {
    const foreign = urlsOf(api).filter((url) => {
      const { protocol, hostname } = new URL(url);
      const known = [...api.domains, ...WELL_KNOWN_HOSTS].some((domain) => isBelow(hostname, domain));
      return protocol !== 'https:' || !known;
    });
    expect(foreign).toEqual([]);
  });

  it('has a base URL that a path can follow', () => {
    if (api.baseUrl === null) return;
    const url = new URL(api.baseUrl);
    expect(api.baseUrl).not.toMatch(/\/$/);
    expect([url.search, url.hash, url.port]).toEqual(['', '', '']);
    expect(url.hostname).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
  });

  it('was not checked in the future', () => {
    expect(new Date(api.pricing.checked ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('leaves nothing to be filled in', () => {
    const empty = textsOf(api).filter((text) =>
      /\b(?:TODO|TBD|FIXME|lorem ipsum|example\.com)\b/i.test(text),
    );
    expect(empty).toEqual([]);
  });

  it('names each capability once, in common words', () => {
    const odd = api.capabilities.filter((capability) =>
      capability.split(' ').some((word) => !CAPABILITY_WORD.test(word)),
    );
    expect(odd).toEqual([]);
    const names = [api.name, ...(api.alsoCalled ?? [])];
    for (const list of [names, api.capabilities, api.useCases, api.synonyms, api.categories, api.domains]) {
      expect(repeated(list.map((entry) => entry.toLowerCase()))).toEqual([]);
    }
  });

  it('lists each operation once, with balanced path parameters', () => {
    const operations = api.operations.map((operation) => `${operation.method} ${operation.path}`);
    expect(repeated(operations)).toEqual([]);
    expect(operations.filter((operation) => /[{}]/.test(operation.replace(/\{[\w-]+\}/g, '')))).toEqual([]);
  });
});
