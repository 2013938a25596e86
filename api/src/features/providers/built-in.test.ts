import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { detectProvider, type ProviderFacts, providerSchema } from '@gatehouse/contract/providers.ts';
import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { factsOf } from '@gatehouse/knowledge/facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { everyOne } from '#test/every-one.ts';

const BUILT_IN_PROVIDERS = builtInProviders(openKnowledge());

const factsSchema = providerSchema
  .omit({ id: true, source: true, origin: true, createdAt: true, updatedAt: true })
  .strict();

// Built here instead of written out, so that no scanner mistakes a sample for a leaked key.
const x = (length: number, char = 'x') => char.repeat(length);

const SAMPLE_KEYS: Readonly<Record<string, readonly string[]>> = {
  openai: [`sk-proj-${x(80)}_T3Bl-${x(60)}`, `sk-svcacct-${x(60)}`, `sk-${x(48)}`],
  github: [
    `ghp_${x(36)}`,
    `gho_${x(36)}`,
    `ghu_${x(36)}`,
    `ghs_${x(36)}`,
    `ghs_${x(80)}.${x(200)}-${x(40)}`,
    `github_pat_${x(22)}_${x(59)}`,
  ],
  google: [`AIza${x(33)}_-`, `AQ.${x(50)}`],
  'google-cloud': [`ya29.a0${x(200)}-_`, `ya29.c.${x(900)}....`],
  stripe: [`sk_test_${x(24)}`, `sk_live_51${x(97)}`, `rk_live_${x(99)}`, `rk_test_${x(24)}`],
  aws: [`AKIA${x(16, 'Q')}:${x(38)}/+`, `ASIA${x(16, '7')}:${x(40)}:${x(300)}/+==`],
  twitter: [`${x(22, 'A')}${x(60)}%2B${x(20)}%3D${x(10)}`],
  azure: [`${x(52)}JQQJ99${x(14)}AAABACOG${x(4)}`],
  facebook: [`${x(16, '1')}|${x(27)}`, `${x(15, '1')}|${x(32)}`],
  'facebook-graph': [`EAA${x(180)}`],
  twilio: [`AC${x(32, 'a')}:${x(32, '0')}`, `SK${x(32, 'a')}:${x(32)}`],
  custom: [],
};

const NOT_OURS = [
  `sk-ant-api03-${x(90)}`,
  `sk-or-v1-${x(64, 'a')}`,
  `pk_live_${x(99)}`,
  // Paystack, Clerk and WorkOS share Stripe's prefix; Square shares Meta's.
  `sk_live_${x(40, 'a')}`,
  `sk_test_${x(42)}`,
  `EAAA${x(60)}`,
  `whsec_${x(32)}`,
  `xoxb-${x(40)}`,
  `glpat-${x(20)}`,
  `AKIA${x(16, 'Q')}`,
  `AC${x(32, 'a')}`,
  x(32, 'a'),
  x(40),
  '',
];

const covers = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1)) && host.length >= pattern.length
    : pattern === host;

/** A provider's sites: every page about it is on one of them or on a subdomain. */
const SITES: Readonly<Record<string, readonly string[]>> = {
  openai: ['openai.com'],
  github: ['github.com'],
  google: ['google.com'],
  'google-cloud': ['google.com'],
  stripe: ['stripe.com'],
  aws: ['amazon.com'],
  twitter: ['x.com'],
  azure: ['azure.com', 'microsoft.com'],
  facebook: ['facebook.com'],
  'facebook-graph': ['facebook.com'],
  twilio: ['twilio.com'],
  custom: [],
};

it('the list contains each slug once, in the order of the contract', () => {
  expect(BUILT_IN_PROVIDERS.map((provider) => provider.slug)).toEqual([...BUILT_IN_SLUGS]);
  const folders = [...factsOf(openKnowledge(), 'built-in').keys()];
  expect(folders).toEqual([...BUILT_IN_SLUGS].sort());
});

it('names are unique', () => {
  const names = BUILT_IN_PROVIDERS.map((provider) => provider.name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

const everyProvider = (check: (facts: ProviderFacts) => void): Promise<void> =>
  everyOne(BUILT_IN_PROVIDERS, ({ slug }) => slug, check);

describe('every built-in provider', () => {
  it('states every fact in the form of the contract', () =>
    everyProvider((facts) => {
      expect(factsSchema.parse(facts)).toEqual(facts);
      expect(facts.description).not.toBe('');
      expect(facts.specialRequirements).not.toHaveLength(0);
    }));

  it('links to its own site over https', () =>
    everyProvider((facts) => {
      const links = [facts.registerUrl, facts.documentationUrl, facts.apiDocsUrl, facts.developerPortalUrl];
      expect(links.every((link) => link === null)).toBe(facts.slug === 'custom');
      for (const link of links.filter((url) => url !== null)) {
        const url = new URL(link);
        expect(url.protocol, link).toBe('https:');
        const isOwn = (SITES[facts.slug] ?? []).some(
          (site) => covers(site, url.host) || covers(`*.${site}`, url.host),
        );
        expect(isOwn, link).toBe(true);
      }
    }));

  it('lets keys go to names of a domain, never to a whole top-level domain or an address', () =>
    everyProvider((facts) => {
      for (const host of facts.hosts) {
        expect(host).toMatch(/^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/);
      }
      expect(new Set(facts.hosts).size).toBe(facts.hosts.length);
    }));

  it('lets its keys go to its base URL', () =>
    everyProvider((facts) => {
      if (facts.baseUrl === null) return;
      const url = new URL(facts.baseUrl);
      expect(url.protocol).toBe('https:');
      expect(facts.baseUrl).not.toMatch(/\/$/);
      expect(facts.hosts.some((host) => covers(host, url.host))).toBe(true);
    }));

  it('verifies a key on its own hosts', () =>
    everyProvider((facts) => {
      if (facts.verification === null) return;
      const { endpoint } = facts.verification;
      const isPath = endpoint.startsWith('/') && !endpoint.startsWith('//');
      expect(isPath ? facts.baseUrl : endpoint).not.toBeNull();
      const url = new URL(endpoint, facts.baseUrl ?? undefined);
      expect(url.protocol).toBe('https:');
      expect(facts.hosts.some((host) => covers(host, url.host))).toBe(true);
      for (const header of [facts.verification.scopesHeader, facts.verification.expiresHeader]) {
        if (header !== undefined) expect(header).toMatch(/^[a-z][a-z-]+$/);
      }
    }));

  it('recommends rotation after 30 to 365 days', () =>
    everyProvider((facts) => {
      expect(facts.recommendedRotationDays).toBeGreaterThanOrEqual(30);
      expect(facts.recommendedRotationDays).toBeLessThanOrEqual(365);
    }));

  it('places its key where no default header is', () =>
    everyProvider((facts) => {
      const { keyPlacement } = facts;
      const defaults = Object.keys(facts.defaultHeaders).map((name) => name.toLowerCase());
      expect(defaults).not.toContain('authorization');
      if (keyPlacement.type === 'header') {
        expect(keyPlacement.name).toMatch(/^[A-Za-z0-9-]+$/);
        expect(defaults).not.toContain(keyPlacement.name.toLowerCase());
      }
      if (keyPlacement.type === 'query') expect(keyPlacement.name).toMatch(/^[a-z_]+$/);
    }));

  it('knows its own keys', () =>
    everyProvider((facts) => {
      const samples = SAMPLE_KEYS[facts.slug] ?? [];
      if (facts.keyPattern === null) {
        expect(samples).toEqual([]);
        return;
      }
      expect(facts.keyPattern).toMatch(/^\^.*\$$/);
      expect(samples).not.toHaveLength(0);
      const pattern = new RegExp(facts.keyPattern);
      for (const sample of samples) {
        expect(pattern.test(sample), sample).toBe(true);
        // `$` must mean the end of the text, whatever alternatives stand before it.
        expect(pattern.test(`${sample} x`), sample).toBe(false);
        expect(pattern.test(`x ${sample}`), sample).toBe(false);
      }
    }));

  it('says what to paste', () =>
    everyProvider((facts) => {
      expect(facts.keyHint).toBeTruthy();
    }));
});

describe('a pasted key', () => {
  // Detection runs on rows, which have an id.
  const rows = BUILT_IN_PROVIDERS.map((facts, index) => ({ ...facts, id: index + 1 }));

  it('matches only its provider', () =>
    everyProvider(({ slug }) => {
      for (const sample of SAMPLE_KEYS[slug] ?? []) {
        const matching = rows.filter(
          (row) => row.keyPattern !== null && new RegExp(row.keyPattern).test(sample),
        );
        expect(matching.map((row) => row.slug)).toEqual([slug]);
        expect(detectProvider(rows, sample)?.slug).toBe(slug);
      }
    }));

  it.each(NOT_OURS)('such as %j matches none', (pasted) => {
    expect(detectProvider(rows, pasted)).toBeUndefined();
  });
});

// A pattern with catastrophic backtracking would run into the test timeout.
it('every key pattern finishes quickly on a long text that almost matches', () => {
  const hostile = ['A', 'a', '1', 'x', '-', 'AKIA', 'sk-', 'ya29.', 'EAA', '%'].map((part) =>
    `${part.repeat(8192)}!`.slice(-8192),
  );
  for (const { keyPattern } of BUILT_IN_PROVIDERS) {
    if (keyPattern === null) continue;
    const pattern = new RegExp(keyPattern);
    for (const text of hostile) expect(pattern.test(text)).toBe(false);
  }
});
