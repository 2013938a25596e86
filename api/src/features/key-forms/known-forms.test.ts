import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { knownKeyForms } from '@gatehouse/knowledge/key-forms.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { recognizeKey } from '@gatehouse/secrets/key-forms.ts';
import { describe, expect, it } from 'vitest';

const KNOWN = knownKeyForms(openKnowledge());
const FORMS = [
  ...builtInProviders(openKnowledge()).map(({ slug, keyPattern }) => ({ slug, pattern: keyPattern })),
  ...KNOWN,
];

// Built here instead of written out, so that no scanner mistakes a sample for a leaked key.
const DIGITS = '0123456789';
const HEX = '0123456789abcdef';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WORD = `${LETTERS}${DIGITS}`;
/** `length` characters of an alphabet, the same each time. */
const some = (length: number, alphabet = WORD) =>
  Array.from({ length }, (_, at) => alphabet[(at * 7 + length) % alphabet.length]).join('');
const uuid = [8, 4, 4, 4, 12].map((length) => some(length, HEX)).join('-');

/** What a provider's keys look like, as people get them. */
const KEYS: readonly (readonly [slug: string, key: string])[] = [
  ['anthropic', `sk-ant-api03-${some(93)}AA`],
  ['slack', `xoxb-${some(12, DIGITS)}-${some(13, DIGITS)}-${some(24)}`],
  ['sendgrid', `SG.${some(22)}.${some(43)}`],
  ['hugging-face', `hf_${some(34, LETTERS)}`],
  ['gitlab', `glpat-${some(20)}`],
  ['shopify', `shpat_${some(32, HEX)}`],
  ['digitalocean', `dop_v1_${some(64, HEX)}`],
  ['linear', `lin_api_${some(40)}`],
  ['notion', `ntn_${some(11, DIGITS)}${some(35)}`],
  ['mailgun', `key-${some(32, HEX)}`],
  ['mailgun', `api:key-${some(32, HEX)}`],
  ['mailchimp', `${some(32, HEX)}-us21`],
  ['mailchimp', `anystring:${some(32, HEX)}-us6`],
  ['discord', `MT${some(24)}.G${some(5)}.${some(38)}`],
  ['telegram', `${some(10, DIGITS)}:AA${some(33)}`],
  ['airtable', `pat${some(14)}.${some(64, HEX)}`],
  ['figma', `figd_${some(40)}`],
  ['groq', `gsk_${some(52)}`],
  ['replicate', `r8_${some(37)}`],
  ['perplexity', `pplx-${some(48)}`],
  ['xai', `xai-${some(80)}`],
  ['openrouter', `sk-or-v1-${some(64, HEX)}`],
  ['pinecone', `pcsk_${some(6)}_${some(63)}`],
  ['postman', `PMAK-${some(24, HEX)}-${some(34, HEX)}`],
  ['dropbox', `sl.${some(140)}`],
  ['square', `EAAA${some(60)}`],
  ['square', `sq0atp-${some(22)}`],
  ['doppler', `dp.pt.${some(43)}`],
  ['doppler', `dp.st.prd.${some(43)}`],
  ['new-relic', `NRAK-${some(27, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')}`],
];

/** Kept aside while the forms were written. */
const HELD_OUT: readonly (readonly [slug: string, key: string])[] = [
  ['slack', `xoxp-${some(12, DIGITS)}-${some(12, DIGITS)}-${some(13, DIGITS)}-${some(32, HEX)}`],
  ['slack', `xapp-1-A${some(10)}-${some(13, DIGITS)}-${some(64, HEX)}`],
  ['gitlab', `glpat-${some(27)}.01.${some(9)}`],
  ['grafana-cloud', `glsa_${some(32)}_${some(8, HEX)}`],
  ['grafana-cloud', `glc_${some(120)}==`],
  ['supabase', `sbp_${some(40, HEX)}`],
  ['supabase', `sb_secret_${some(31)}`],
  ['netlify', `nfp_${some(36)}`],
  ['sentry', `sntryu_${some(64, HEX)}`],
  ['sentry', `sntrys_eyJ${some(120)}_${some(43)}`],
  ['asana', `2/${some(16, DIGITS)}/${some(16, DIGITS)}:${some(32, HEX)}`],
  ['cloudflare', `cfut_${some(48)}`],
  ['contentful', `CFPAT-${some(43)}`],
  ['planetscale', `pscale_tkn_${some(43)}`],
  ['resend', `re_${some(8)}_${some(24)}`],
  ['brevo', `xkeysib-${some(64, HEX)}-${some(16)}`],
  ['razorpay', `rzp_test_${some(14)}`],
  ['typeform', `tfp_${some(44)}_${some(14)}`],
  ['hubspot', `pat-na1-${uuid}`],
  ['circleci', `CCIPAT_${some(22)}_${some(40, HEX)}`],
  ['apify', `apify_api_${some(36)}`],
  ['posthog', `phx_${some(47)}`],
  ['heroku', `HRKU-AA${some(58)}`],
  ['duffel', `duffel_test_${some(43)}`],
  ['easypost', `EZTK${some(54)}`],
  ['shippo', `shippo_live_${some(40, HEX)}`],
  ['flutterwave', `FLWSECK_TEST-${some(32, HEX)}-X`],
  ['hashicorp-vault', `hvs.${some(95)}`],
  ['maxmind', `${some(6)}_${some(29)}_mmk`],
  ['mapbox', `pk.eyJ1Ijoi${some(54)}.${some(22)}`],
  ['adafruit-io', `aio_${some(28)}`],
  ['aws', `AKIA${some(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`],
  ['atlassian', `ATATT3${some(177)}=${some(8)}`],
  ['npm', `npm_${some(36)}`],
  ['pypi', `pypi-${some(160)}`],
  ['rubygems', `rubygems_${some(48, HEX)}`],
  ['docker-hub', `dckr_pat_${some(27)}`],
  ['databricks', `dapi${some(32, HEX)}`],
  ['buildkite', `bkua_${some(40, HEX)}`],
  ['fly-io', `FlyV1 fm2_${some(300)},fm2_${some(200)}=`],
  ['pulumi', `pul-${some(40, HEX)}`],
  ['tailscale', `tskey-api-${some(12)}-${some(32)}`],
  ['langsmith', `lsv2_pt_${some(32, HEX)}_${some(10, HEX)}`],
  ['dynatrace', `dt0c01.${some(24)}.${some(64)}`],
  ['sourcegraph', `sgp_${some(40, HEX)}`],
  ['readme', `rdme_${some(70, HEX)}`],
  ['prefect', `pnu_${some(36)}`],
  ['terraform', `${some(14)}.atlasv1.${some(67)}`],
  ['openai', `sk-proj-${some(74)}T3BlbkFJ${some(74)}`],
  ['github', `github_pat_${some(22)}_${some(59)}`],
  ['stripe', `sk_live_51${some(97)}`],
  ['stripe', `rk_test_51${some(97)}`],
];

/** What must not be named, because several providers have such keys, or it is no key. */
const NOBODYS: readonly string[] = [
  // Stripe, Clerk, Paystack, WorkOS
  `sk_live_${some(40, HEX)}`,
  `sk_test_${some(42)}`,
  `pk_live_${some(24)}`,
  `whsec_${some(32)}`,
  // DeepSeek, Moonshot and others
  `sk-${some(32, HEX)}`,
  `sk-${some(20)}`,
  `sk-ant-${some(10)}`,
  `eyJhbGciOiJIUzI1NiJ9.${some(60)}.${some(43)}`,
  some(32, HEX),
  some(40, HEX),
  some(64, HEX),
  some(40),
  uuid,
  `api-${uuid}`,
  `key-${some(20)}`,
  `key_${some(32)}`,
  `token_${some(32)}`,
  `pat_${some(32)}`,
  `pat-${some(20)}`,
  `secret-${some(30)}`,
  `secret_${some(30)}`,
  `re_${some(24)}`,
  `sl.${some(20)}`,
  `SG.${some(20)}`,
  `glpat`,
  `hf_${some(10)}`,
  `AKIA`,
  `AKIAlowercase000000`,
  `${some(9, DIGITS)}:password`,
  'me@example.com:a-token',
  'user:password',
  'a long sentence that someone pasted by mistake',
  'https://hooks.slack.com/services/T0/B0/abc',
  `xoxb`,
  `ghp_${some(10)}`,
  `OPENAI_API_KEY=${some(40)}`,
];

const named = (key: string) => recognizeKey(FORMS, key)?.slug;

describe('the form of a key names its provider', () => {
  it.each(KEYS)('%s', (slug, key) => expect(named(key)).toBe(slug));
  it.each(HELD_OUT)('%s (held out)', (slug, key) => expect(named(key)).toBe(slug));

  it('and only the whole key does', () => {
    for (const [, key] of [...KEYS, ...HELD_OUT]) {
      for (const wrong of [`${key} x`, `x ${key}`, `${key}\n`, `"${key}"`])
        expect(named(wrong), wrong).toBeUndefined();
    }
  });

  it('no other provider has the same', () => {
    for (const [slug, key] of [...KEYS, ...HELD_OUT]) {
      const slugs = FORMS.filter(({ pattern }) => pattern !== null && new RegExp(pattern).test(key));
      expect(new Set(slugs.map((form) => form.slug)), key).toEqual(new Set([slug]));
    }
  });
});

it.each(NOBODYS)('%j is nobody’s', (key) => expect(named(key)).toBeUndefined());

it('a form that two providers share names neither', () => {
  const shared = [
    { slug: 'one', pattern: '^k_' },
    { slug: 'other', pattern: '^k_\\d' },
  ];
  expect(recognizeKey(shared, 'k_1')).toBeUndefined();
  expect(recognizeKey(shared, 'k_a')?.slug).toBe('one');
});

it('every form has a sample', () => {
  const sampled = new Set([...KEYS, ...HELD_OUT].map(([slug]) => slug));
  for (const { slug } of KNOWN) expect(sampled, slug).toContain(slug);
});

// A pattern with catastrophic backtracking would run into the test timeout.
it('every form is tested quickly on a long text that almost matches', () => {
  const parts = [
    'A',
    'a',
    '1',
    'x',
    '-',
    '_',
    '.',
    '=',
    ':',
    'sk-ant-api03-',
    'xoxb-1-',
    'glpat-',
    'fm2_A,',
    'tskey-api-a',
    'sl.',
  ];
  for (const part of parts) {
    for (const { pattern } of FORMS) {
      if (pattern !== null)
        expect(new RegExp(pattern).test(`${part.repeat(8192).slice(0, 8192)}!`)).toBe(false);
    }
  }
});
