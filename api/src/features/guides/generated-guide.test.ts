import { execFileSync } from 'node:child_process';
import type { RegistrationGuide } from '@gatehouse/contract/guides.ts';
import { isGuideHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/plain/redirect-uri.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const guideOf = async (slug: string): Promise<RegistrationGuide> => {
  const { id } = await providerBySlug(test, slug);
  const { status, body } = await test.rest('GET', `/registration-guides/${id}`);
  expect(status).toBe(200);
  return body;
};

/** The arguments that a shell would pass to curl; curl itself is not run. */
const argumentsOf = (example: string, env: Record<string, string>): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${example}`], { env, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('a provider that was added from a discovery', () => {
  const facts = {
    registerUrl: 'https://acme.example/signup?a=1&b="2"',
    documentationUrl: 'https://docs.acme.example/',
    apiDocsUrl: 'https://docs.acme.example/reference',
    developerPortalUrl: 'https://acme.example/keys',
    specialRequirements: ['Needs <b>a contract</b> & a card'],
    requiredScopes: ['read:<all>'],
    baseUrl: 'https://api.acme.example/v1',
    keyPlacement: { type: 'header', name: 'X-Acme-Key', prefix: 'Key ' },
    defaultHeaders: { Accept: "it's" },
    keyHint: '<key>',
  };
  let number = 0;

  const addProvider = async (fields: Partial<Record<keyof Provider, unknown>> = {}): Promise<Provider> => {
    number += 1;
    const given = { ...facts, slug: `acme-${number}`, ...fields } as unknown as Provider;
    await test.deps.connection.db
      .insertInto('providers')
      .values({
        slug: given.slug,
        name: `Acme <${number}>`,
        description: '',
        register_url: given.registerUrl,
        documentation_url: given.documentationUrl,
        api_docs_url: given.apiDocsUrl,
        developer_portal_url: given.developerPortalUrl,
        special_requirements: JSON.stringify(given.specialRequirements),
        required_scopes: JSON.stringify(given.requiredScopes),
        recommended_rotation_days: 45,
        base_url: given.baseUrl,
        key_placement: JSON.stringify(given.keyPlacement),
        default_headers: JSON.stringify(given.defaultHeaders),
        hosts: '[]',
        key_pattern: null,
        key_hint: given.keyHint,
        verification: null,
        source: 'discovered',
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    return providerBySlug(test, given.slug);
  };

  it('gets a guide from its facts that says it was generated, with every text escaped', async () => {
    const { slug } = await addProvider();
    const { isGenerated, steps } = await guideOf(slug);
    expect(isGenerated).toBe(true);
    expect(steps[0]?.warnings.join()).toContain('generated');
    const html = steps.map(({ description }) => description).join('');
    expect(isGuideHtml(html)).toBe(true);
    expect(html).toContain('<a href="https://acme.example/signup?a=1&amp;b=&quot;2&quot;">acme.example</a>');
    expect(html).toContain('<li>Needs &lt;b&gt;a contract&lt;/b&gt; &amp; a card</li>');
    expect(html).toContain('<code>read:&lt;all&gt;</code>');
    expect(html).toContain('<a href="https://acme.example/keys">Developer portal</a>');
    expect(html).toContain('<code>X-Acme-Key: Key …</code>');
    expect(html).toContain('<code>&lt;key&gt;</code>');
    expect(steps.flatMap(({ tips }) => tips)).toContain('Replace the key every 45 days.');
  });

  it.each([
    [{ type: 'bearer' }, `--header 'Authorization: Bearer '"$KEY"`],
    [{ type: 'header', name: 'X-Key' }, `--header 'X-Key: '"$KEY"`],
    [{ type: 'query', name: 'api_key' }, `--get --data-urlencode api_key="$KEY"`],
    [{ type: 'query', name: 'x@key.txt' }, `--get --data-urlencode x%40key.txt="$KEY"`],
    [{ type: 'basic' }, `--user "$KEY"`],
    [{ type: 'aws-sigv4' }, `--aws-sigv4 aws:amz:us-east-1:sts \\\n  --user "$KEY"`],
  ])('shows a call for the placement %j', async (keyPlacement, argument) => {
    const isAws = keyPlacement.type === 'aws-sigv4';
    const baseUrl = isAws ? 'https://sts.amazonaws.com/' : facts.baseUrl;
    const { slug } = await addProvider({ keyPlacement, baseUrl });
    const example = (await guideOf(slug)).steps[3]?.codeExample ?? '';
    expect(example.replace(/\$ACME_\d+_API_KEY/, '$KEY')).toBe(
      `curl ${baseUrl} \\\n  --header 'Accept: it'\\''s' \\\n  ${argument}`,
    );
  });

  it.each([
    ['no base URL', { baseUrl: null }],
    ['a base URL over plain http', { baseUrl: 'http://api.acme.example/v1' }],
    ['a header that would name a file', { keyPlacement: { type: 'header', name: '@key.txt' } }],
    [
      'a prefix that would end the header',
      { keyPlacement: { type: 'header', name: 'X-Key', prefix: 'a\nX-Other: ' } },
    ],
  ])('shows no call for %s', async (_, fields) => {
    const { slug } = await addProvider(fields);
    const { steps } = await guideOf(slug);
    expect(steps).toHaveLength(5);
    expect(steps[3]).not.toHaveProperty('codeExample');
  });

  it('has nothing in its example call that a shell would run', async () => {
    const evil = "$(id)`id`';id;#";
    const baseUrl = `https://api.acme.example/$(id)\`id\`';id;'`;
    const { slug } = await addProvider({
      slug: `1 ${evil}`,
      baseUrl,
      keyPlacement: { type: 'header', name: 'X-Key', prefix: evil },
    });
    const example = (await guideOf(slug)).steps[3]?.codeExample ?? '';
    expect(argumentsOf(example, { API_1_ID_ID_ID_API_KEY: 'the key' })).toEqual([
      new URL(baseUrl).href,
      '--header',
      "Accept: it's",
      '--header',
      `X-Key: ${evil}the key`,
    ]);
  });

  it('gets a guide of five steps even if nothing is known', async () => {
    const { slug } = await addProvider({
      registerUrl: null,
      documentationUrl: null,
      apiDocsUrl: null,
      developerPortalUrl: null,
      specialRequirements: [],
      requiredScopes: [],
      baseUrl: null,
      keyHint: null,
    });
    const { steps } = await guideOf(slug);
    expect(steps).toHaveLength(5);
    expect(steps[0]?.description).toMatch(/^<p>The sign-up page of Acme &lt;\d+&gt; is not known/);
    expect(steps.every(({ description }) => isGuideHtml(description) && !description.includes('href'))).toBe(
      true,
    );
  });
});

describe('a provider that was added from the catalog', () => {
  const guideOfSaved = async (name: string): Promise<RegistrationGuide> => {
    const { body } = await test.rest('POST', '/discover-apis', { query: name, autoSave: true });
    return guideOf(body.discovered[0].providerSlug);
  };
  const step = ({ steps }: RegistrationGuide, title: string) =>
    steps.find((candidate) => candidate.title === title);

  it('gets a first call that only reads, with the headers of every call, and a list of other calls', async () => {
    const guide = await guideOfSaved('Anthropic');
    expect(guide.isGenerated).toBe(true);
    expect(guide.steps.every(({ description }) => isGuideHtml(description))).toBe(true);
    const call = step(guide, 'Make a first call');
    expect(argumentsOf(call?.codeExample ?? '', { ANTHROPIC_API_KEY: 'the key' })).toEqual([
      'https://api.anthropic.com/v1/models',
      '--header',
      'anthropic-version: 2023-06-01',
      '--header',
      'x-api-key: the key',
    ]);
    expect(call?.description).toContain('<code>POST /v1/messages</code>');
    expect(step(guide, 'Check the price')?.description).toContain('tokens');
    expect(step(guide, 'Create a key')?.description).toContain(
      'A key looks like this: <code>sk-ant-…</code>',
    );
  });

  it('gets no example call if every known operation writes', async () => {
    const call = step(await guideOfSaved('Plaid'), 'Make a first call');
    expect(call).not.toHaveProperty('codeExample');
    expect(call?.description).toContain('What to send in the request body is in <a href="https://plaid.com/');
  });

  it.each([
    ['Telegram Bot API', 'BotFather', '/newbot'],
    ['Microsoft Graph', 'App registrations', 'consent of an administrator'],
    ['WooCommerce', 'Advanced, REST API', 'consumer secret'],
    ['UPS', 'grant_type=client_credentials', 'transactionSrc'],
    ['Plaid', 'sandbox.plaid.com', 'PLAID-CLIENT-ID'],
    ['Notion', 'internal integration', 'open Connections'],
  ])('says how a key of %s is got', async (name, ...words) => {
    const description = step(await guideOfSaved(name), 'Create a key')?.description ?? '';
    for (const word of words) expect(description).toContain(word);
    expect(isGuideHtml(description)).toBe(true);
    expect(description).not.toContain('account settings');
  });

  it('speaks of no key where an application gets access tokens only', async () => {
    const guide = await guideOfSaved('Gmail');
    const titles = guide.steps.map(({ title }) => title);
    expect(titles).toContain('Know what takes the place of a key');
    expect(titles).not.toContain('Create a key');
    expect(titles.at(-1)).toBe('Connect it here');
    expect(step(guide, 'Make a first call')?.description).toContain('The access token is sent');
    expect(guide.steps.map(({ description }) => description).join(' ')).not.toContain('Keys are created');
  });

  it('asks for scopes in the step of the login, not of a key that has none', async () => {
    const guide = await guideOfSaved('Lever');
    expect(step(guide, 'Create a key')?.description).not.toContain('offline_access');
    expect(step(guide, 'For OAuth: register an application')?.description).toContain('offline_access');
  });

  it('takes a page of keys for none of applications, and the first page of a site for neither', async () => {
    const klaviyo = step(await guideOfSaved('Klaviyo'), 'For OAuth: register an application');
    expect(klaviyo?.description).toContain('register an application as <a');
    expect(step(await guideOfSaved('Splitwise'), 'Create a key')?.description).toContain(
      'Where keys are created is not known',
    );
  });

  it('says that an account comes from the sales team where its page asks for a demo', async () => {
    expect(step(await guideOfSaved('Lever'), 'Create an account')?.warnings.join()).toContain('sales team');
  });

  it('says that a key is in the path, and shows a call with it there', async () => {
    const call = step(await guideOfSaved('Telegram Bot API'), 'Make a first call');
    expect(call?.description).toContain('in the path, in place of <code>{token}</code>');
    expect(call?.description).not.toContain('Bearer');
    expect(call?.codeExample).toContain('/bot{token}/getMe');
    expect(call?.codeExample).not.toContain('Authorization');
  });

  it('gets a guide without a key if the API needs none', async () => {
    const guide = await guideOfSaved('Frankfurter');
    expect(guide.steps.map(({ title }) => title)).toEqual([
      'Start without an account',
      'Check its rules',
      'Make a first call',
      'Try it here',
    ]);
    const example = step(guide, 'Make a first call')?.codeExample ?? '';
    expect(argumentsOf(example, {})).toEqual([expect.stringMatching(/^https:\/\/[^ ]+$/)]);
    expect(guide.steps.every(({ description }) => isGuideHtml(description))).toBe(true);
  });

  it('shows the redirect URI and the OAuth URLs if it has them', async () => {
    const guide = await guideOfSaved('Notion');
    const oauth = step(guide, 'For OAuth: register an application')?.description ?? '';
    expect(guide.hasOauth).toBe(true);
    expect(oauth).toContain(`<code>${REDIRECT_URI_PLACEHOLDER}</code>`);
    expect(oauth).toContain('Token: <code>https://api.notion.com/v1/oauth/token</code>');
  });

  it('says what the console asks, who can log in and which redirect URI it takes, if that is known', async () => {
    const oauth = step(await guideOfSaved('Spotify'), 'For OAuth: register an application');
    expect(oauth?.description).toContain('<ol><li>Choose Create app; enter a name and a description.</li>');
    expect(oauth?.warnings.join()).toContain('Who can log in: In development mode');
    expect(oauth?.tips.join()).toContain('localhost is not accepted');
  });

  it('has no step for OAuth if nothing is known of it', async () => {
    const guide = await guideOfSaved('Deepgram');
    expect(guide.hasOauth).toBe(false);
    expect(guide.steps.some(({ title }) => title.includes('OAuth'))).toBe(false);
  });

  it('names the provider whose keys work with it, and none whose keys are of another kind', async () => {
    const tips = async (name: string) =>
      (await guideOfSaved(name)).steps.flatMap((one) => one.tips).join(' ');
    expect(await tips('Google Maps Platform')).toContain('A Google key works with this API too');
    expect(await tips('Gmail')).not.toContain('works with this API too');
  });

  it('gets nothing from a catalog entry that only has the same name, if the provider is older than the record of origins', async () => {
    const before = await guideOfSaved('Deepgram');
    expect(step(before, 'Check the price')).toBeDefined();
    await test.deps.connection.db
      .updateTable('providers')
      .set({ base_url: 'https://api.other.example', origin: null })
      .where('slug', '=', 'deepgram')
      .execute();
    const after = await guideOf('deepgram');
    expect(step(after, 'Check the requirements')).toBeDefined();
    expect(step(after, 'Make a first call')?.codeExample).toMatch(/^curl https:\/\/api\.other\.example\/ /);
  });
});
