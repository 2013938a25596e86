import { describe, expect, it } from 'vitest';
import { checkMethod, prepareHeaders, withoutCredentials } from '#src/headers.ts';
import { failureOf, testOutbound, text } from '#test/outbound.ts';
import { startHttp } from '#test/servers.ts';

describe('request headers', () => {
  it('omit those of the connection, and keep the rest', () => {
    const kept = prepareHeaders({
      Host: 'other.example',
      'Content-Length': '9',
      Connection: 'upgrade',
      'X-A': ' b ',
    });
    expect(kept).toEqual({
      accept: '*/*',
      'accept-encoding': 'gzip, br',
      'user-agent': 'Gatehouse',
      'X-A': 'b',
    });
  });

  it('replace the defaults regardless of case', () => {
    const kept = prepareHeaders({ ACCEPT: 'text/html', 'User-Agent': 'me', 'accept-ENCODING': 'identity' });
    expect(kept).toEqual({ ACCEPT: 'text/html', 'accept-ENCODING': 'identity', 'User-Agent': 'me' });
  });

  it.each(['a b', 'a\r\nb', 'a:', '', 'ä', 'a\0'])('reject the name %j', (name) => {
    expect(() => prepareHeaders({ [name]: 'x' })).toThrow(/header name/);
  });

  it.each(['secret\r\nx: y', 'secret\n', 'secret\0x', 'secret\ud83d', 'secret\x7fx'])(
    'reject the value %j without revealing it',
    (value) => {
      const wrong = value.trim() === value ? value : `${value}x`;
      expect(() => prepareHeaders({ 'x-key': wrong })).toThrow(/^The header x-key contains/);
    },
  );

  it('lose every credential and nothing else', () => {
    const secret = [
      'authorization',
      'Cookie',
      'Proxy-Authorization',
      'X-API-Key',
      'api-key',
      'apikey',
      'x_api_key',
      'xi-api-key',
    ];
    secret.push(
      'X-Auth-Token',
      'PRIVATE-TOKEN',
      'x-goog-api-key',
      'X-Shopify-Access-Token',
      'Ocp-Apim-Subscription-Key',
      'x-vault-token',
      'X-Session-Id',
      'clientSecret',
      'X-Otp',
    );
    const plain = [
      'accept',
      'content-type',
      'x-request-id',
      'monkey',
      'x-keyboard',
      'tokenizer',
      'user-agent',
      'idempotency-key',
      'x-max-tokens',
    ];
    const headers = Object.fromEntries([...secret, ...plain, 'X-Own'].map((name) => [name, 'v']));
    expect(Object.keys(withoutCredentials(headers, ['x-own']))).toEqual(plain);
  });
});

describe('the method', () => {
  it.each(['get', 'POST', 'patch', 'QUERY'])('%s is sent in upper case', async (method) => {
    const server = await startHttp((request, response) => response.end(request.method));
    const response = await testOutbound().request('user', { method, url: server.url });
    expect(text(response)).toBe(method.toUpperCase());
  });

  it.each(['CONNECT', 'trace', 'TRACK', 'G ET', 'GET\r\n', ''])('%j is rejected', async (method) => {
    expect(() => checkMethod(method)).toThrow();
    expect(await failureOf(testOutbound().request('user', { method, url: 'http://127.0.0.1:1/' }))).toBe(
      'bad_request',
    );
  });
});

it('values are sent as UTF-8, and a list as lines of their own', () => {
  const { 'X-A': list, 'X-U': one } = prepareHeaders({ 'X-A': ['é', ' b '], 'X-U': '€' });
  expect(list).toEqual(['Ã©', 'b']);
  expect(Buffer.from(String(one), 'latin1').toString('utf8')).toBe('€');
});
