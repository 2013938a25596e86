import { describe, expect, it } from 'vitest';
import { type ApiBase, shownCredential } from '#src/credential.ts';
import { curlCommand } from '#src/curl-command.ts';
import { hiddenSecrets } from '#src/hidden-secrets.ts';
import { asked } from '#test/asked.ts';

const NONE = { headers: [], query: [] };

const hide = (
  headers: Record<string, string>,
  endpoint = '/x',
  replaced = NONE as Parameters<typeof hiddenSecrets>[2],
) => hiddenSecrets({ headers, endpoint }, 'ACME_API_KEY', replaced);

describe('secrets that were typed into a request', () => {
  it.each([
    ['Authorization', 'Bearer s', { prefix: 'Bearer ', variable: 'ACME_AUTHORIZATION' }],
    ['authorization', 'Custom s', { prefix: '', variable: 'ACME_AUTHORIZATION' }],
    ['Cookie', 'sid=s', { prefix: '', variable: 'ACME_COOKIE' }],
    ['X-Session', 's', { prefix: '', variable: 'ACME_X_SESSION' }],
    ['xAuthToken', 's', { prefix: '', variable: 'ACME_X_AUTH_TOKEN' }],
  ])('in the header %s: %s', (name, value, expected) => {
    expect(hide({ [name]: value }).headers).toEqual([{ name: name.toLowerCase(), ...expected }]);
  });

  it.each(['Idempotency-Key', 'X-Idempotency-Key', 'Accept', 'X-Trace', 'Content-Type'])(
    'are not in the header %s',
    (name) => expect(hide({ [name]: 'x' }).headers).toEqual([]),
  );

  it.each([
    ['Authorization', 'Bearer {{token}}'],
    ['X-Session', 'true'],
    ['X-Api-Key', '<your key>'],
  ])('are not in a header that has only the name of one: %s: %s', (name, value) =>
    expect(hide({ [name]: value }).headers).toEqual([]),
  );

  it('are found where they are the whole parameter, whose name is none then', () => {
    const key = `ghp_${'aB3dE6gH9j'.repeat(4).slice(0, 36)}`;
    const { query } = hide({}, `/x?page=1&${key}`);
    expect(query).toEqual([{ name: key, prefix: '', variable: 'ACME_QUERY', isBare: true }]);
    expect(hide({}, '/x??token=abc-1').query).toMatchObject([{ name: '?token', variable: 'ACME_TOKEN' }]);
  });

  it('are found in the query, also if their names are encoded or repeated', () => {
    const { query } = hide({}, '/x?page=1&access%5Ftoken=a&access_token=b&sig=c#token=d');
    expect(query.map(({ name, variable }) => [name, variable])).toEqual([
      ['access_token', 'ACME_ACCESS_TOKEN'],
      ['sig', 'ACME_SIG'],
    ]);
  });

  it('are not looked for where the key goes', () => {
    const replaced = { headers: ['authorization'], query: ['key'] };
    expect(hide({ Authorization: 'x' }, '/x?key=a', replaced)).toEqual(NONE);
  });

  it('have variables of their own, of which none is the key’s', () => {
    const { headers, query } = hide({ 'Api-Key': 'a', api_key: 'b' }, '/x?apiKey=c');
    const variables = [...headers, ...query].map(({ variable }) => variable);
    expect(variables).toEqual(['ACME_API_KEY_2', 'ACME_API_KEY_3', 'ACME_API_KEY_4']);
  });

  it('are variables in a curl command, each once', () => {
    const api: ApiBase = shownCredential({
      slug: 'acme',
      baseUrl: 'https://api.acme.example',
      defaultHeaders: {},
      keyPlacement: { type: 'bearer' },
      hosts: [],
    });
    const request = asked({
      method: 'POST',
      endpoint: '/x?token=typed-1&page=2',
      headers: { Cookie: 'typed-2', 'X-Token': 'Bearer typed-3' },
      body: { a: 1 },
    });
    const hidden = hiddenSecrets(request, 'ACME_API_KEY', NONE);
    const command = curlCommand(request, api, { hidden, timeoutSeconds: 30 });
    expect(command).not.toContain('typed-');
    expect(command?.split(' \\\n  ')).toEqual([
      "curl 'https://api.acme.example/x?page=2'",
      '--fail-with-body --max-time 30',
      '--request POST',
      "--header 'Content-Type: application/json'",
      `--header 'cookie: '"$ACME_COOKIE"`,
      `--header 'x-token: Bearer '"$ACME_X_TOKEN"`,
      '--url-query token="$ACME_TOKEN"',
      `--data-raw '{"a":1}'`,
    ]);
  });
});
