import type { RegistrationGuide } from '@gatehouse/contract/guides.ts';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { isGuideHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { REDIRECT_URI_PLACEHOLDER } from '@gatehouse/contract/plain/redirect-uri.ts';
import type { ProviderFacts } from '@gatehouse/contract/providers.ts';
import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyOne } from '#test/every-one.ts';
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

const everyProvider = (check: (facts: ProviderFacts) => Promise<void>): Promise<void> =>
  everyOne(builtInProviders(openKnowledge()), ({ slug }) => slug, check);

describe('the guide of every built-in provider', () => {
  const texts = ({ steps }: RegistrationGuide) =>
    steps.flatMap(({ title, description, codeExample = '', warnings, tips }) => [
      title,
      description,
      codeExample,
      ...warnings,
      ...tips,
    ]);

  it('is written by hand, has five steps or more in order, and advice', () =>
    everyProvider(async (facts) => {
      const { isGenerated, steps } = await guideOf(facts.slug);
      expect(isGenerated).toBe(false);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.map(({ stepNumber }) => stepNumber)).toEqual(steps.map((_, index) => index + 1));
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
      expect(steps.flatMap(({ warnings }) => warnings).length).toBeGreaterThan(0);
      expect(steps.flatMap(({ tips }) => tips).length).toBeGreaterThan(0);
      expect(steps.filter(({ description }) => !isGuideHtml(description))).toEqual([]);
      expect(steps.some(({ description }) => description.includes('Store API Key'))).toBe(true);
    }));

  it('has plain text in titles, warnings and tips', () =>
    everyProvider(async (facts) => {
      const { steps } = await guideOf(facts.slug);
      const plain = steps.flatMap(({ title, warnings, tips }) => [title, ...warnings, ...tips]);
      expect(plain.filter((text) => /<\/?[a-z]+>|&[a-z]+;|\{\{/.test(text))).toEqual([]);
    }));

  it('links over https, and to the page where the provider says an account or key is created', () =>
    everyProvider(async (facts) => {
      const html = (await guideOf(facts.slug)).steps.map(({ description }) => description).join('');
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
      expect(links.filter((href) => !href.startsWith('https://'))).toEqual([]);
      const origins = [facts.registerUrl, facts.developerPortalUrl].filter((url) => url !== null);
      expect(links.some((href) => origins.some((url) => new URL(url).origin === new URL(href).origin))).toBe(
        facts.slug !== 'custom',
      );
    }));

  it('shows a call that places the key as Gatehouse does, from a variable, to a host that may receive it', () =>
    everyProvider(async (facts) => {
      const example = (await guideOf(facts.slug)).steps.findLast(
        ({ codeExample }) => codeExample !== undefined,
      )?.codeExample;
      expect(example).toMatch(/^curl /);
      const variable = keyVariable(facts.slug);
      const placed = {
        bearer: `--header 'Authorization: Bearer '"$${variable}"`,
        header: `--header '${facts.keyPlacement.type === 'header' ? facts.keyPlacement.name : ''}: '"$${variable}"`,
        query: `--data-urlencode access_token="$${variable}"`,
        basic: `--user "$${variable}"`,
        parts: '',
        none: '',
        'aws-sigv4': `--aws-sigv4 aws:amz:us-east-1:sts \\\n  --user "$${variable}"`,
      }[facts.keyPlacement.type];
      expect(example).toContain(placed);
      const { host } = new URL(/https:\/\/[^\s'"]+/.exec(example ?? '')?.[0] ?? '');
      const mayHaveKey = facts.hosts.some((pattern) =>
        pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
      );
      expect(mayHaveKey || (facts.slug === 'custom' && host === 'api.example.com'), host).toBe(true);
    }));

  it('contains no key, not even a sample', () =>
    everyProvider(async (facts) => {
      const words = texts(await guideOf(facts.slug)).flatMap((text) => text.split(/[\s"'<>=]+/));
      for (const { keyPattern } of builtInProviders(openKnowledge())) {
        if (keyPattern === null) continue;
        const pattern = new RegExp(keyPattern);
        expect(words.filter((word) => pattern.test(word))).toEqual([]);
      }
    }));

  it('shows the redirect URI once, as code, if the provider uses OAuth, and otherwise never', () =>
    everyProvider(async (facts) => {
      const { steps } = await guideOf(facts.slug);
      const usesOAuth = ['github', 'google', 'google-cloud', 'twitter', 'azure', 'facebook'].includes(
        facts.slug,
      );
      const all = texts({ isGenerated: false, hasOauth: usesOAuth, steps }).join('\n');
      expect(all.split(REDIRECT_URI_PLACEHOLDER).length - 1).toBe(usesOAuth ? 1 : 0);
      expect(all.includes(`<code>${REDIRECT_URI_PLACEHOLDER}</code>`)).toBe(usesOAuth);
    }));
});

it('says of each built-in provider whether people can log in there by OAuth', async () => {
  const without: string[] = [];
  for (const slug of BUILT_IN_SLUGS) if (!(await guideOf(slug)).hasOauth) without.push(slug);
  expect(without).toEqual(['openai', 'aws', 'twilio', 'custom']);
});

describe('asking for a guide', () => {
  it('gives the same result over REST and tRPC', async () => {
    const { id } = await providerBySlug(test, 'stripe');
    const { body } = await test.rest('GET', `/registration-guides/${id}`);
    expect((await test.trpc('query', 'guides.get', { providerId: id })).body).toEqual(body);
  });

  it('answers 404 for a provider that does not exist', async () => {
    expect(await test.rest('GET', '/registration-guides/999999')).toMatchObject({
      status: 404,
      body: { message: 'Provider not found', code: 'NOT_FOUND' },
    });
  });

  it.each(['0', '-1', 'stripe', '1.5', '2147483648'])('answers 400 for the id %s', async (id) => {
    expect((await test.rest('GET', `/registration-guides/${id}`)).status).toBe(400);
  });
});
