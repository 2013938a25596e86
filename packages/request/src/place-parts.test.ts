import { createHash, createHmac } from 'node:crypto';
import type { PartsPlacement } from '@gatehouse/contract/key-parts.ts';
import { describe, expect, it } from 'vitest';
import { shownCredential } from '#src/credential.ts';
import { curlCommand } from '#src/curl-command.ts';
import { keyVariables } from '#src/key-variable.ts';
import type { OutgoingBody } from '#src/outgoing-request.ts';
import { placeParts } from '#src/place-parts.ts';
import { asked } from '#test/asked.ts';

const hashes = {
  sha1: (text: string) => createHash('sha1').update(text).digest('hex'),
  hmacSha256: (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex'),
  md5: (body: OutgoingBody) => createHash('md5').update(String(body)).digest('hex'),
};

const parts = [
  { name: 'key', label: 'Key', isSecret: false },
  { name: 'secret', label: 'Secret', isSecret: true },
];

const PUSHER: PartsPlacement = {
  type: 'parts',
  main: 'secret',
  parts,
  places: [
    { in: 'query', name: 'auth_key', value: '{key}' },
    { in: 'query', name: 'auth_timestamp', value: '{timestamp}' },
    { in: 'query', name: 'auth_version', value: '1.0' },
    { in: 'query', name: 'body_md5', value: '{body_md5}' },
    { in: 'query', name: 'auth_signature', value: '{signature}' },
  ],
  signature: { algorithm: 'hmac-sha256', key: 'secret', text: '{method}\n{path}\n{sorted_query}' },
};

const IN_BODY: PartsPlacement = {
  type: 'parts',
  main: 'secret',
  parts,
  places: [
    { in: 'body', name: 'apikey', value: '{key}' },
    { in: 'body', name: 'secretapikey', value: '{secret}' },
  ],
};

const request = (fields: object = {}) => ({
  method: 'POST',
  url: new URL('https://api.example.com/apps/3/events'),
  headers: { 'content-type': 'application/json' },
  body: undefined as string | undefined,
  ...fields,
});

const place = (placement: PartsPlacement, fields: object = {}, now = 1_353_088_179_000) =>
  placeParts(request(fields), { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }, placement, {
    hashes,
    now,
  });

describe('a signed request', () => {
  // https://pusher.com/docs/channels/library_auth_reference/rest-api/, the worked example
  it('has the signature of Pusher’s example', () => {
    const body = String.raw`{"name":"foo","channels":["project-3"],"data":"{\"some\":\"data\"}"}`;
    const { url, secretQuery } = place(PUSHER, { body });
    expect(Object.fromEntries(url.searchParams)).toEqual({
      auth_key: '278d425bdf160c739803',
      auth_timestamp: '1353088179',
      auth_version: '1.0',
      body_md5: 'ec365a775a4cd0599faeb73354201b6f',
      auth_signature: 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    });
    expect(secretQuery).toContain('auth_signature');
  });

  it('has no hash of a body that it does not have, and signs the parameters by name, not encoded', () => {
    const url = new URL('https://api.example.com/apps/3/channels?filter=a%20b&auth_signature=typed&Z=1');
    const placed = place(PUSHER, { method: 'GET', url });
    expect(placed.url.searchParams.has('body_md5')).toBe(false);
    const signed =
      'GET\n/apps/3/channels\nauth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&filter=a b&z=1';
    expect(placed.url.searchParams.getAll('auth_signature')).toEqual([
      hashes.hmacSha256('7ad3773142a6692b25b8', signed),
    ]);
    expect(url.search).toBe('?filter=a%20b&auth_signature=typed&Z=1');
  });
});

describe('values in a body', () => {
  it('leave what is there as it was written', () => {
    const { body, hasSecretBody } = place(IN_BODY, { body: '{"id":12345678901234567890,"a":1.0}' });
    expect(body).toBe(
      '{"apikey":"278d425bdf160c739803","secretapikey":"7ad3773142a6692b25b8","id":12345678901234567890,"a":1.0}',
    );
    expect(hasSecretBody).toBe(true);
  });

  it.each([
    ['{}'],
    ['{"apikey":"typed"}'],
    [String.raw`{"apike\u0079":"typed","secretapikey":null}`],
    [undefined],
  ])('replace fields of the same name: %s', (body) => {
    expect(JSON.parse(String(place(IN_BODY, { body }).body))).toEqual({
      apikey: '278d425bdf160c739803',
      secretapikey: '7ad3773142a6692b25b8',
    });
  });

  it.each([['[1]'], ['"text"'], ['null'], ['no JSON']])('are not put into %s', (body) => {
    expect(() => place(IN_BODY, { body })).toThrow('the body must be a JSON object or a form');
  });
});

describe('a key of several values in a command', () => {
  const provider = (keyPlacement: PartsPlacement, slug: string) => ({
    slug,
    keyPlacement,
    baseUrl: 'https://api.example.com',
    defaultHeaders: {},
    hosts: [],
  });

  it('has a variable for each', () => {
    expect(keyVariables('porkbun', IN_BODY)).toEqual({
      variable: 'PORKBUN_SECRET',
      parts: { key: 'PORKBUN_KEY' },
    });
    const api = provider(IN_BODY, 'porkbun');
    const key = shownCredential(api);
    const command = curlCommand(asked({ method: 'POST', endpoint: '/ping', body: { a: "it's" } }), api, {
      key,
    });
    expect(command).toContain(
      `--data-raw '{"apikey":"'"$PORKBUN_KEY"'","secretapikey":"'"$PORKBUN_SECRET"'","a":"it'\\''s"}'`,
    );
    const empty = curlCommand({ method: 'POST', endpoint: '/ping' }, api, { key });
    expect(empty).toContain('content-type: application/json');
    expect(empty).toContain(`'","secretapikey":"'"$PORKBUN_SECRET"'"}'`);
  });

  it('writes a header of several values as one word', () => {
    const placement: PartsPlacement = {
      type: 'parts',
      main: 'secret',
      parts,
      places: [{ in: 'header', name: 'Authorization', value: 'apikey {key}:{secret}' }],
    };
    const api = provider(placement, 'veryfi');
    expect(curlCommand({ method: 'GET', endpoint: '/x' }, api, { key: shownCredential(api) })).toContain(
      `--header 'Authorization: apikey '"$VERYFI_KEY":"$VERYFI_SECRET"`,
    );
  });

  it('is not written if it would have to be signed, or has no body to go into', () => {
    const signed = provider(PUSHER, 'pusher');
    const call = { method: 'GET', endpoint: '/x' } as const;
    expect(curlCommand(call, signed, { key: shownCredential(signed) })).toBeUndefined();
    const inBody = provider(IN_BODY, 'porkbun');
    expect(curlCommand(call, inBody, { key: shownCredential(inBody) })).toBeUndefined();
  });
});
