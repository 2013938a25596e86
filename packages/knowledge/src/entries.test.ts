import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { describe, expect, it } from 'vitest';
import type { CuratedApi } from '#schema/entry.ts';
import { CATEGORIES } from '#src/categories.ts';
import { curatedApis } from '#src/entries.ts';
import { openKnowledge } from '#src/open-knowledge.ts';

const CURATED_APIS = curatedApis(openKnowledge());

/** Hosts that may stand in an entry although no domain of the entry covers them: documentation that a parent company hosts, or that its maker keeps in a repository. */
const WELL_KNOWN_HOSTS = ['learn.microsoft.com', 'github.com'];

/** A word of a capability: lower-case, or an abbreviation, or a proper name that is an ability itself. */
const CAPABILITY_WORD =
  /^(?:[a-z0-9][a-z0-9-]*|[A-Z0-9/]{2,}|DeFi|GraphQL|Kubernetes|MySQL|Postgres|Redis|SQLite|Viber|WebRTC|WebSockets|WhatsApp)$/;

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
  api.pricing?.summary ?? '',
  api.pricing?.freeTier ?? '',
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

  it('gives no name twice', () => {
    expect(repeated(CURATED_APIS.map((api) => api.name.toLowerCase()))).toEqual([]);
  });

  it('has an API in every category, so that no industry is empty', () => {
    const used = new Set(CURATED_APIS.flatMap((api) => api.categories));
    expect(CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
  });

  it('has what each provider stands for', () => {
    const known = new Set(CURATED_APIS.map(({ builtIn }) => builtIn?.slug));
    expect(BUILT_IN_SLUGS.filter((slug) => slug !== 'custom' && !known.has(slug))).toEqual([]);
  });

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

/** Each problem of each API, after its slug: one run names all there is to fix. */
const violations = (problemsOf: (api: CuratedApi) => readonly unknown[]): string[] =>
  CURATED_APIS.flatMap((api) => problemsOf(api).map((problem) => `${api.slug}: ${problem}`));

describe('every curated API', () => {
  it('uses https at hosts of its own', () => {
    const isForeign = (api: CuratedApi, url: string): boolean => {
      const { protocol, hostname } = new URL(url);
      const known = [...api.domains, ...WELL_KNOWN_HOSTS].some((domain) => isBelow(hostname, domain));
      return protocol !== 'https:' || !known;
    };
    expect(violations((api) => urlsOf(api).filter((url) => isForeign(api, url)))).toEqual([]);
  });

  it('has a base URL that a path can follow', () => {
    const isOdd = (baseUrl: string): boolean => {
      const { search, hash, port, hostname } = new URL(baseUrl);
      const isBare = search === '' && hash === '' && port === '' && !baseUrl.endsWith('/');
      return !isBare || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname);
    };
    expect(violations(({ baseUrl }) => (baseUrl !== null && isOdd(baseUrl) ? [baseUrl] : []))).toEqual([]);
  });

  it('was not checked in the future', () => {
    const isLater = (day: string | null): boolean => new Date(day ?? 0).getTime() > Date.now();
    expect(violations(({ pricing }) => [pricing?.checked ?? null].filter(isLater))).toEqual([]);
  });

  it('leaves nothing to be filled in', () => {
    const isEmpty = (text: string): boolean => /\b(?:TODO|TBD|FIXME|lorem ipsum|example\.com)\b/i.test(text);
    expect(violations((api) => textsOf(api).filter(isEmpty))).toEqual([]);
  });

  it('names each capability once, in common words', () => {
    const isOdd = (capability: string): boolean =>
      capability.split(' ').some((word) => !CAPABILITY_WORD.test(word));
    const listsOf = (api: CuratedApi) => [
      [api.name, ...(api.alsoCalled ?? [])],
      api.capabilities,
      api.useCases,
      api.synonyms,
      api.categories,
      api.domains,
    ];
    expect(violations(({ capabilities }) => capabilities.filter(isOdd))).toEqual([]);
    expect(
      violations((api) => listsOf(api).flatMap((list) => repeated(list.map((entry) => entry.toLowerCase())))),
    ).toEqual([]);
  });

  it('lists each operation once, with balanced path parameters', () => {
    const isOdd = (operation: string): boolean => /[{}]/.test(operation.replace(/\{[\w-]+\}/g, ''));
    const namesOf = ({ operations }: CuratedApi) => operations.map(({ method, path }) => `${method} ${path}`);
    expect(violations((api) => [...repeated(namesOf(api)), ...namesOf(api).filter(isOdd)])).toEqual([]);
  });
});
