import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { describe, expect, it } from 'vitest';
import { readFirstStep } from '#src/features/dashboard/first-step.ts';

const form = (fields: Partial<KeyForm> & { slug: string; name: string }): KeyForm => ({
  pattern: null,
  needs: null,
  providerId: null,
  catalogId: null,
  hosts: [],
  baseUrl: null,
  keyParts: null,
  ...fields,
});
const github = form({
  slug: 'github',
  name: 'GitHub',
  pattern: '^ghp_[A-Za-z0-9]{36}$',
  providerId: 3,
  hosts: ['api.github.com'],
});
const mailgun = form({ slug: 'mailgun', name: 'Mailgun', catalogId: 'mailgun', hosts: ['*.mailgun.net'] });
const forms = [github, mailgun];
const KEY = `ghp_${'a1B2c3'.repeat(6)}`;
const read = (text: string) => readFirstStep(forms, text);

describe('what was pasted', () => {
  it('is nothing while it is empty', () => expect(read(' \n ')).toBeUndefined());

  it.each([
    ['a key alone', KEY, github],
    ['a line of an .env file', `GITHUB_TOKEN=${KEY}`, github],
    ['a header', `Authorization: Bearer ${KEY}`, github],
    ['a key of nobody knows whom', 'a1b2c3d4e5f6a7b8c9', undefined],
    ['a variable that is named after an API', 'MAILGUN_API_KEY=0123456789ab', mailgun],
  ])('is a key: %s', (_what, text, expected) => {
    expect(read(text)).toMatchObject({ kind: 'key' });
    expect(read(text)).toHaveProperty('form', expected);
  });

  it('is several keys: an .env block, without what is no key', () => {
    expect(read(`# ours\nGITHUB_TOKEN=${KEY}\nMAILGUN_API_KEY=0123456789ab\nPORT=4000\n`)).toMatchObject({
      kind: 'keys',
      count: 2,
    });
  });

  it('is a request whose key is taken out of it', () => {
    const step = read(`curl https://api.github.com/user -H 'Authorization: Bearer ${KEY}' -H 'X-Trace: 1'`);
    expect(step).toMatchObject({
      kind: 'request',
      what: 'a cURL command',
      secret: KEY,
      form: github,
      origin: 'https://api.github.com',
    });
    expect(JSON.stringify(step && 'values' in step && step.values)).not.toContain(KEY);
  });

  it('is a request of which something is left out, which is told', () => {
    expect(read('curl https://api.github.com/a --next https://api.github.com/b')).toMatchObject({
      kind: 'request',
      notes: ['Only the first request of the command was read, the one before --next.'],
    });
  });

  it('is a request without a key, of an API that is known by its host', () => {
    expect(read('curl -X POST https://api.mailgun.net/v3/messages -d a=b')).toMatchObject({
      kind: 'request',
      secret: '',
      form: mailgun,
      values: { method: 'POST' },
    });
  });

  it.each(['https://api.github.com/user', 'api.github.com/user'])('is a URL of a known API: %s', (text) => {
    expect(read(text)).toMatchObject({
      kind: 'request',
      form: github,
      values: { endpoint: 'https://api.github.com/user', method: 'GET' },
    });
  });

  it.each([
    ['a URL of a description', 'https://api.example.com/openapi.json', 'url'],
    ['an OpenAPI document', '{ "openapi": "3.1.0", "info": {} }', 'text'],
    ['one in YAML', 'openapi: 3.0.3\ninfo:\n  title: Example\n', 'text'],
  ])('is a document to import: %s', (_what, text, where) => {
    expect(read(text)).toMatchObject({ kind: 'document', source: { [where]: text.trim() } });
  });

  it.each(['hello', 'how do I get a key?', 'internationalisation'])('is not recognized: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'unknown', problem: expect.stringContaining('cURL command') });
  });

  it('is a command that cannot be read, and says why', () => {
    expect(read('curl')).toMatchObject({ kind: 'unknown', problem: expect.stringContaining('cURL') });
  });
});
