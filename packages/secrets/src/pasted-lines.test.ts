import { describe, expect, it } from 'vitest';
import { readPastedLines } from '#src/pasted-lines.ts';

const OPENAI = `sk-proj-${'a1B2'.repeat(12)}`;
const GITHUB = `ghp_${'a1B2'.repeat(9)}`;
const isKnown = (secret: string) => /^(?:sk-proj-|ghp_|AKIA[A-Z]{16}:)/.test(secret);
const read = (text: string) => readPastedLines(text, isKnown);
const found = (text: string) =>
  read(text).map(({ name, secret, problem }) => [name, problem === undefined ? secret : problem]);

describe('the keys in several pasted lines', () => {
  it('are those of an .env file; settings, addresses and placeholders are left out with a reason', () => {
    const text = [
      '\uFEFF# production',
      `OPENAI_API_KEY=${OPENAI}`,
      '',
      `export GITHUB_TOKEN="${GITHUB}" # bot`,
      'PORT=3000',
      'DEBUG=true',
      'DATABASE_URL=postgres://user:password@localhost:5432/app',
      'APP_URL=https://app.example.com',
      'STRIPE_SECRET_KEY=your_key_here',
      'NODE_ENV=production',
      'EMPTY_KEY=',
      `NEXT_PUBLIC_MAP_KEY=abcdefghij0123456789`,
      'RESEND_API_KEY=abcdefghij0123456789',
    ].join('\r\n');
    expect(found(text)).toEqual([
      ['OPENAI_API_KEY', OPENAI],
      ['GITHUB_TOKEN', GITHUB],
      ['PORT', 'A setting, not a key'],
      ['DEBUG', 'A setting, not a key'],
      ['DATABASE_URL', 'The address of a database, not an API key'],
      ['APP_URL', 'An address, not a key'],
      ['STRIPE_SECRET_KEY', 'A placeholder, not a key'],
      ['NODE_ENV', 'Its name is not that of a key'],
      ['NEXT_PUBLIC_MAP_KEY', 'Public by its name, so not a secret'],
      ['RESEND_API_KEY', 'abcdefghij0123456789'],
    ]);
  });

  it('are found whatever their name if a provider’s keys look like them', () => {
    expect(found(`FIRST=${OPENAI}\nSECOND=${GITHUB}`)).toEqual([
      ['FIRST', OPENAI],
      ['SECOND', GITHUB],
    ]);
  });

  it('may have no names', () => {
    expect(found(`${OPENAI}\n${GITHUB}\n`)).toEqual([
      [undefined, OPENAI],
      [undefined, GITHUB],
    ]);
  });

  it('are those of JSON and YAML, however deep', () => {
    const json = JSON.stringify({ openai: { api_key: OPENAI, retries: 3 }, tokens: [{ token: GITHUB }] });
    expect(found(json)).toEqual([
      ['api_key', OPENAI],
      ['token', GITHUB],
    ]);
    expect(found(`openai:\n  api_key: ${OPENAI}\ngithub:\n  token: '${GITHUB}'\n`)).toEqual([
      ['api_key', OPENAI],
      ['token', GITHUB],
    ]);
  });

  it('of AWS and Twilio are joined from their halves', () => {
    const id = `AKIA${'Q'.repeat(16)}`;
    const secret = 'a/b+'.repeat(10);
    expect(found(`[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${secret}`)).toEqual([
      ['aws_access_key_id', `${id}:${secret}`],
    ]);
    expect(
      found(
        `AWS_ACCESS_KEY_ID=${id}\nAWS_SECRET_ACCESS_KEY=${secret}\nAWS_SESSION_TOKEN=abc==\nAWS_REGION=eu-west-1`,
      ),
    ).toEqual([
      ['AWS_ACCESS_KEY_ID', `${id}:${secret}:abc==`],
      ['AWS_REGION', 'Its name is not that of a key'],
    ]);
    expect(found('TWILIO_ACCOUNT_SID=AC01\nTWILIO_AUTH_TOKEN=0123456789')).toEqual([
      ['TWILIO_ACCOUNT_SID', 'AC01:0123456789'],
    ]);
  });

  it('are not two halves of different accounts', () => {
    expect(found('A_ACCESS_KEY_ID=0123456789\nB_SECRET_ACCESS_KEY=9876543210abc')).toHaveLength(2);
  });

  it('include none of a private key between quotes, which goes over several lines', () => {
    const pem = '-----BEGIN PRIVATE KEY-----\nQUJD\nOPENAI_API_KEY=x\n-----END PRIVATE KEY-----';
    expect(found(`SIGNING_KEY="${pem}"\nOPENAI_API_KEY=${OPENAI}`)).toEqual([
      ['SIGNING_KEY', 'A private key or certificate, not an API key'],
      ['OPENAI_API_KEY', OPENAI],
    ]);
  });

  it('are found after a quote that never closes', () => {
    expect(found(`A_KEY="abc\nOPENAI_API_KEY=${OPENAI}`)).toContainEqual(['OPENAI_API_KEY', OPENAI]);
  });
});

describe('a single key of several lines', () => {
  it.each([
    ['-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----\n'],
    [JSON.stringify({ type: 'service_account', private_key_id: 'a1', private_key: '-----BEGIN' }, null, 2)],
    ['abcdefghijklmnop0123456789\nabcdefghijklmnop0123456789'],
    ['one line of text\nand another'],
  ])('%j is not split', (text) => {
    expect(read(text)).toEqual([]);
  });
});

it('a file of many lines is read quickly', () => {
  for (const line of ['A_B="', 'a', `A_KEY=${'x'.repeat(200)}`, '"', "'=", '`:']) {
    expect(() => read(`${line}\n`.repeat(5000))).not.toThrow();
  }
});

it('a document with many texts is read in one pass', () => {
  const document = Array.from({ length: 30_000 }, (_, at) => ({ acme_key_id: `id-${at}` }));
  expect(read(JSON.stringify(document))).toHaveLength(30_000);
}, 10_000);
