import { execFileSync } from 'node:child_process';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { type CurlCall, curlCommand, keyVariable } from '#src/features/testing/curl-command.ts';

const KEY = `a'b"c$(id)\`id\` \\ é`;

const provider = (keyPlacement: KeyPlacement, slug = 'openai') => ({
  slug,
  defaultHeaders: {},
  keyPlacement,
});

const call = (changed: Partial<CurlCall> = {}): CurlCall => ({
  input: { method: 'GET' },
  url: 'https://api.example.com/v1/items?a=1&b=2',
  provider: provider({ type: 'bearer' }),
  withKey: true,
  ...changed,
});

/** What curl would be given: a shell reads the command, with a function in curl's place that prints its arguments. */
const argumentsOf = (command: string): string[] => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = { PATH: process.env.PATH, OPENAI_API_KEY: KEY };
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8', env }).split('\0').slice(0, -1);
};

describe('a call as a curl command', () => {
  it('is the address and the key from a variable, and nothing more, for a plain GET', () => {
    expect(curlCommand(call())).toBe(
      `curl 'https://api.example.com/v1/items?a=1&b=2' \\\n  --header 'Authorization: Bearer '"$OPENAI_API_KEY"`,
    );
  });

  it.each<[KeyPlacement, string[]]>([
    [{ type: 'bearer' }, ['--header', `Authorization: Bearer ${KEY}`]],
    [{ type: 'header', name: 'X-Key', prefix: 'k ' }, ['--header', `X-Key: k ${KEY}`]],
    [{ type: 'query', name: 'key' }, ['--url-query', `key=${KEY}`]],
    [{ type: 'basic' }, ['--user', KEY]],
    [{ type: 'aws-sigv4' }, ['--aws-sigv4', 'aws:amz', '--user', KEY]],
  ])('places the key as the provider wants it: %o', (placement, options) => {
    const [, ...rest] = argumentsOf(curlCommand(call({ provider: provider(placement) })));
    expect(rest).toEqual(options);
  });

  it('hands over hostile addresses, headers and bodies unchanged', () => {
    const evil = `'; touch /tmp/x; $(id) \`id\` "$OPENAI_API_KEY" \\ \n é`;
    const input: CurlCall['input'] = {
      method: 'PUT',
      headers: { 'X-Evil': evil },
      requestBody: { [evil]: [evil] },
    };
    const url = "https://api.example.com/it's?q='$(id)'";
    expect(argumentsOf(curlCommand(call({ input, url, withKey: false })))).toEqual([
      url,
      '--request',
      'PUT',
      '--header',
      'Content-Type: application/json',
      '--header',
      `X-Evil: ${evil}`,
      '--data-raw',
      JSON.stringify(input.requestBody),
    ]);
  });

  it('writes the body as the call did: a form where its type is that of one', () => {
    const input: CurlCall['input'] = {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      requestBody: { To: '+1', Body: 'a b' },
    };
    expect(argumentsOf(curlCommand(call({ input, withKey: false }))).at(-1)).toBe('To=%2B1&Body=a+b');
  });

  it('leaves the key out where it was kept back, and its variable too', () => {
    expect(curlCommand(call({ withKey: false }))).not.toContain('OPENAI_API_KEY');
  });

  it('prefers a header of the caller to the provider’s own of the same name', () => {
    const own = { ...provider({ type: 'bearer' }), defaultHeaders: { Accept: 'text/x', 'X-Version': '1' } };
    const input: CurlCall['input'] = { method: 'GET', headers: { accept: 'text/y' } };
    const sent = argumentsOf(curlCommand(call({ provider: own, input, withKey: false }))).slice(1);
    expect(sent).toEqual(['--header', 'X-Version: 1', '--header', 'accept: text/y']);
  });

  it('sends a header that has no value, which curl would take away', () => {
    const input: CurlCall['input'] = { method: 'GET', headers: { 'X-Empty': '' } };
    expect(argumentsOf(curlCommand(call({ input, withKey: false }))).slice(1)).toEqual([
      '--header',
      'X-Empty;',
    ]);
  });

  it('takes out the parameter that the key stands for', () => {
    const url = 'https://api.example.com/x?key=old&a=1';
    const [address] = argumentsOf(
      curlCommand(call({ url, provider: provider({ type: 'query', name: 'key' }) })),
    );
    expect(address).toBe('https://api.example.com/x?a=1');
  });

  it.each([
    ['openai', 'OPENAI_API_KEY'],
    ['google-cloud', 'GOOGLE_CLOUD_API_KEY'],
    ['1password.com', 'KEY_1PASSWORD_COM_API_KEY'],
    ['$(id)', 'KEY__ID__API_KEY'],
  ])('names the variable for %s %s', (slug, name) => {
    expect(keyVariable(slug)).toBe(name);
  });
});
