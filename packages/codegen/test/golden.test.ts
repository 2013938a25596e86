import type { GeneratedCode } from '@gatehouse/contract/codegen.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { describe, expect, it } from 'vitest';
import { type CodeOptions, generateCode } from '#src/generate-code.ts';
import type { Target } from '#src/program.ts';
import { TARGETS } from '#src/targets.ts';
import {
  AWS_CASES,
  asked,
  CASES,
  type Fields,
  TYPED_KEY,
  TYPED_SECRET,
  UNICODE_HEADERS,
} from '#test/cases.ts';
import { sourceOf } from '#test/run-target.ts';

const golden = (
  { language, framework }: Target,
  slug: string,
  baseUrl: string,
  keyPlacement: KeyPlacement,
  request: Fields,
): CodeOptions => {
  const key = shownCredential({ slug, baseUrl, keyPlacement, defaultHeaders: {}, hosts: [] });
  return { language, framework, request: asked(request), api: key, key, variable: key.secret.variable };
};

/** The programs that are kept as files, to be read in a review. */
const kept = (target: Target): [name: string, options: CodeOptions][] => [
  [
    'JSON',
    golden(
      target,
      'openai',
      'https://api.openai.com',
      { type: 'bearer' },
      {
        method: 'POST',
        endpoint: '/v1/chat/completions',
        body: { model: 'gpt-4o-mini', messages: [{ role: 'user', content: `Say "hello", it's $5 #{x}` }] },
      },
    ),
  ],
  [
    'form with a typed secret',
    golden(
      target,
      'twilio',
      'https://api.twilio.com',
      { type: 'basic' },
      {
        method: 'POST',
        endpoint: '/2010-04-01/Accounts/AC1/Messages.json',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Session-Token': TYPED_SECRET },
        body: { To: '+15550100', Body: 'Hi', AuthToken: TYPED_SECRET },
      },
    ),
  ],
  [
    'secrets in JSON',
    golden(
      target,
      'acme',
      'https://api.example.com',
      { type: 'bearer' },
      {
        method: 'POST',
        endpoint: '/oauth/token',
        body: {
          grant_type: 'client_credentials',
          client_id: 'acme',
          client_secret: TYPED_SECRET,
          pin: 12_345_678,
        },
      },
    ),
  ],
  [
    'key in the query',
    golden(
      target,
      'maps',
      'https://maps.example.com/v1?language=en',
      { type: 'query', name: 'key' },
      {
        method: 'GET',
        endpoint: '/places?ids[]=1',
      },
    ),
  ],
  [
    'signed for AWS',
    golden(
      target,
      'aws',
      'https://sqs.eu-west-1.amazonaws.com',
      { type: 'aws-sigv4' },
      {
        method: 'POST',
        endpoint: '/',
        headers: { 'Content-Type': 'application/x-amz-json-1.0', 'X-Amz-Target': 'AmazonSQS.ListQueues' },
        body: { MaxResults: 10 },
      },
    ),
  ],
];

const written = (options: CodeOptions): GeneratedCode => {
  const result = generateCode(options);
  if (result.problem !== undefined) throw new Error(result.problem);
  return result;
};

const whole = (options: CodeOptions): string => {
  const { code, description, requirements } = written(options);
  return `${[description, ...requirements.map((one) => `- ${one}`), '', code].join('\n')}\n`;
};

const fileOf = ({ language, framework }: Target): string =>
  [language, framework ?? ''].join('-').replace('net/http', 'net-http').replace(/-$/, '');

describe.each(TARGETS)('$name', (target) => {
  it('writes the programs that are kept as files', async () => {
    const text = kept(target).map(([name, options]) => `===== ${name}\n${whole(options)}`);
    await expect(text.join('\n')).toMatchFileSnapshot(`../golden/${fileOf(target)}.txt`);
  });

  it('writes no secret of the request, and the same bytes each time', () => {
    const { language, framework } = target;
    for (const one of [...CASES, ...AWS_CASES, UNICODE_HEADERS]) {
      const options = { language, framework, ...sourceOf(one, 'https://api.example.com/v1') };
      const result = generateCode(options);
      expect(JSON.stringify(result), one.name).not.toContain(TYPED_SECRET);
      expect(JSON.stringify(result), one.name).not.toContain(TYPED_KEY);
      expect(JSON.stringify(result), one.name).not.toMatch(/body-secret|12345678/);
      expect(JSON.stringify(result), one.name).not.toContain('hiddenValue');
      expect(generateCode(structuredClone(options)), one.name).toEqual(result);
    }
  });

  it('shows no character that a reader cannot see, where the language has escapes', () => {
    if (target.language === 'curl') return;
    const request = asked({
      method: 'POST',
      endpoint: '/x',
      headers: { 'Content-Type': 'text/plain' },
      body: 'a\u202eb\u2066c\u200bd\ufeff\u0000\u0085\u2028',
    });
    const source = sourceOf({ name: '', request, placement: { type: 'bearer' } }, 'https://api.example.com');
    const { language, framework } = target;
    const { code } = written({ language, framework, ...source });
    expect(code.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });
});

describe('what the result says', () => {
  const source = sourceOf(
    {
      name: '',
      request: {
        method: 'GET',
        endpoint: '/x?sig=1',
        headers: { Authorization: 'Bearer a', 'Idempotency-Key': '7', 'Api-Key': 'b' },
      },
      placement: { type: 'header', name: 'X-Acme-Key' },
    },
    'https://api.example.com',
  );

  it('names every variable once, and no idempotency key', () => {
    const { code, requirements, description } = written({ language: 'go', ...source });
    expect(requirements.slice(1)).toEqual([
      'Environment variable ACME_API_KEY: the key',
      'Environment variable ACME_AUTHORIZATION: the value of the header Authorization, without "Bearer"',
      'Environment variable ACME_API_KEY_2: the value of the header Api-Key',
      'Environment variable ACME_SIG: the value of the query parameter sig',
    ]);
    expect(code).toContain('request.Header.Set("Idempotency-Key", "7")');
    expect(description).toContain('sent in the header X-Acme-Key');
  });

  it('gives the reason for a call without the key', () => {
    const keyless = 'The code has no key, because of this.';
    const { description, code } = written({ language: 'go', ...source, key: undefined, keyless });
    expect(description).toContain(keyless);
    expect(code).not.toContain('"ACME_API_KEY"');
  });

  it.each([
    [{ endpoint: 'file:///x' }, 'endpoint', 'Endpoint must start with http:// or https://'],
    [{ headers: { 'X A': '1' } }, 'headers', 'HTTP does not allow the header X A'],
    [{ headers: { 'X-A': 'a\r\nX-B: b' } }, 'headers', 'HTTP does not allow the header X-A'],
  ])('%j is a problem, not a program', (fields, at, problem) => {
    const request = { ...source.request, ...fields } as CodeOptions['request'];
    for (const { language, framework } of TARGETS)
      expect(generateCode({ language, framework, ...source, request })).toEqual({ at, problem });
  });
});
