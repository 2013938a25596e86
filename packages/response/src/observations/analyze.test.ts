import { OutboundError, type OutboundErrorCode } from '@gatehouse/outbound/errors.ts';
import { describe, expect, it } from 'vitest';
import { analysisOf, observeFailure, observeResponse } from '#src/observations/analyze.ts';
import { explainChallenge } from '#src/observations/challenge.ts';
import { explainDeprecation } from '#src/observations/deprecation.ts';
import { explainIncomplete } from '#src/observations/incomplete.ts';
import { explainAccepted, explainCreated } from '#src/observations/next-step.ts';
import { explainPages } from '#src/observations/pages.ts';
import { explainRedirects } from '#src/observations/redirects.ts';
import { explainShape } from '#src/observations/shape.ts';
import { observed, rememberSecret } from '#test/observed.ts';

describe('the whole analysis', () => {
  it('has one observation per line, the most important first', () => {
    const observations = observeResponse(
      observed(
        {
          status: 401,
          body: { error: { message: 'No token' } },
          headers: { 'x-ratelimit-remaining': '9', deprecation: 'true' },
        },
        { withheldHost: 'api.example.com' },
      ),
    );
    expect(observations.map(({ kind }) => kind)).toEqual([
      'withheld-key',
      'status',
      'problem',
      'rate-limit',
      'deprecation',
      'shape',
    ]);
    expect(analysisOf(observations).split('\n')).toEqual([
      'The key was not sent: api.example.com is not one of its hosts. Pin api.example.com to the key to send it there.',
      '401 Unauthorized: The API requires a key, but this call arrived without one.',
      'The API says: No token',
      'Rate limit: 9 calls left.',
      'This endpoint is deprecated.',
      'The response is a JSON object with 1 field: error.',
    ]);
  });

  it('never repeats the key, although Facebook’s links to the next page contain it', () => {
    rememberSecret('EAAkeyOfThePage0123456789');
    const next = 'https://graph.facebook.com/v24.0/1/feed?access_token=EAAkeyOfThePage0123456789&after=x';
    const words = analysisOf(observeResponse(observed({ body: { data: [], paging: { next } } })));
    expect(words).toContain('access_token=[secret]&after=x');
    expect(words).not.toContain('EAAkeyOfThePage');
  });

  it.each<[OutboundErrorCode, string]>([
    ['refused', 'is the server running?'],
    ['bad_response', 'expects https:// rather than http://'],
    ['bad_request', 'the stored key contains a line break'],
    ['too_many_redirects', 'in a circle'],
  ])('of a missing response (%s) says what to do', (code, advice) => {
    const observations = observeFailure(new OutboundError(code, 'It is so'), {
      withheldHost: undefined,
      noun: 'key',
      withoutSecrets: (text) => text,
    });
    expect(observations.map(({ kind }) => kind)).toEqual(['no-response', 'advice']);
    const words = analysisOf(observations);
    expect(words).toContain('No response: It is so\n');
    expect(words).toContain(advice);
  });
});

describe('what the API requires instead', () => {
  const challenged = (challenge: string, call = {}) =>
    explainChallenge(observed({ status: 401, body: '', headers: { 'www-authenticate': challenge } }, call));

  it.each([
    ['Basic realm="Acme"', 'It asks for Basic credentials, but the key was sent as Bearer.'],
    [
      'Digest realm="a", qop="auth", Negotiate',
      'It asks for Digest or Negotiate credentials, but the key was sent as Bearer.',
    ],
    ['Bearer error="invalid_token", error_description="It expired"', 'The API says: It expired.'],
    ['Bearer error="insufficient_scope", scope="repo:write"', 'It requires the scope repo:write.'],
    ['Bearer realm="Basic needs"', undefined],
    ['Bearer, Basic', undefined],
    ['', undefined],
  ])('%s', (challenge, words) => expect(challenged(challenge)).toBe(words));

  it('says nothing about the scheme of a key that was not sent, or that is sent in another header', () => {
    expect(challenged('Basic', { withheldHost: 'api.example.com' })).toBeUndefined();
    expect(challenged('Basic', { scheme: undefined })).toBeUndefined();
  });

  it('names the scopes that GitHub requires of a token', () => {
    const headers = { 'x-oauth-scopes': 'read:user', 'x-accepted-oauth-scopes': 'repo' };
    expect(explainChallenge(observed({ status: 403, headers }))).toBe(
      'It requires one of these scopes: repo. The key has read:user.',
    );
    expect(explainChallenge(observed({ status: 200, headers }))).toBeUndefined();
  });

  it.each([
    [405, { allow: 'GET, HEAD' }, 'It accepts GET, HEAD.'],
    [
      415,
      { 'accept-post': 'application/x-www-form-urlencoded' },
      'It accepts application/x-www-form-urlencoded.',
    ],
    [200, { allow: 'GET' }, undefined],
  ])('is in the headers of %i %j', (status, headers, words) => {
    expect(explainAccepted(observed({ status, headers }))).toBe(words);
  });
});

describe('where something new is', () => {
  it.each([
    [201, { location: '/v1/items/7' }, 'It is at https://api.example.com/v1/items/7.'],
    [
      202,
      { 'operation-location': 'https://x.example/ops/1' },
      'Check its progress at https://x.example/ops/1.',
    ],
    [201, { location: 'javascript:alert(1)' }, undefined],
    [201, {}, undefined],
    [200, { location: '/x' }, undefined],
  ])('%i %j', (status, headers, words) => expect(explainCreated(observed({ status, headers }))).toBe(words));
});

describe('deprecation in words', () => {
  it.each([
    [{ deprecation: '@1688169599' }, 'This endpoint has been deprecated since 2023-06-30.'],
    [{ deprecation: '@1800000000' }, 'This endpoint will be deprecated on 2027-01-15.'],
    [{ deprecation: 'true' }, 'This endpoint is deprecated.'],
    [{ deprecation: 'false' }, undefined],
    [{ sunset: 'Thu, 11 Nov 2027 23:59:59 GMT' }, 'It will stop working on 2027-11-11.'],
    [
      { sunset: 'Sun, 30 Jun 2024 23:59:59 UTC' },
      'It may stop working at any time: its last day was 2024-06-30.',
    ],
    [{ warning: '299 - "v1 goes away"' }, 'The API warns: v1 goes away.'],
    [{ warning: '110 - "stale"', sunset: 'soon' }, undefined],
    [
      {
        deprecation: 'true',
        link: '</v2>; rel="successor-version", <https://d.example/x>; rel=deprecation; type="text/html"',
      },
      'This endpoint is deprecated. Its successor is at https://api.example.com/v2. More: https://d.example/x',
    ],
    [{ deprecation: 'true', link: '<javascript:alert(1)>; rel="sunset"' }, 'This endpoint is deprecated.'],
    [{}, undefined],
  ])('%j', (headers, words) => expect(explainDeprecation(observed({ headers }))).toBe(words));
});

describe('redirects in words', () => {
  const led = (to: string, status = 302, call = {}) =>
    explainRedirects(observed({ url: to, redirects: [{ status, url: to }] }, call));

  it('say where they led, and whether the key was dropped', () => {
    expect(led('https://api.example.com/v2')).toBe('Followed a redirect to /v2.');
    expect(led('https://other.example/x')).toBe(
      'Followed a redirect to other.example. The key was not sent on to another host.',
    );
    expect(led('https://other.example/x', 302, { withheldHost: 'api.example.com' })).toBe(
      'Followed a redirect to other.example.',
    );
    expect(explainRedirects(observed())).toBeUndefined();
  });

  it.each([
    ['POST', 301, true],
    ['POST', 307, false],
    ['PUT', 302, false],
    ['PUT', 303, true],
    ['GET', 303, false],
  ])('say of %s by %i whether the body was lost: %s', (method, status, isLost) => {
    const words = led('https://api.example.com/v2', status, { method });
    expect(words?.includes(`the ${method} became a GET without a body`)).toBe(isLost);
  });
});

describe('an incomplete response', () => {
  it('says why', () => {
    const brokenOff = new OutboundError('timeout', 'a.example did not finish within 30 s');
    expect(explainIncomplete(observed({ brokenOff }))).toBe(
      'The response is incomplete: a.example did not finish within 30 s.',
    );
    const stream = { headers: { 'content-type': 'text/event-stream' } };
    expect(explainIncomplete(observed({ brokenOff, ...stream }))).toBe(
      'The response is incomplete: a.example did not finish within 30 s. Gatehouse receives a stream for 30 s at most, and ends it after 10 s in which nothing arrives. What had arrived is shown.',
    );
    expect(explainIncomplete(observed({ truncated: true }))).toContain('too long to keep in full');
    expect(explainIncomplete(observed())).toBeUndefined();
  });
});

describe('the form of a body in words', () => {
  const shape = (body: unknown, type?: string, response = {}) =>
    explainShape(
      observed({ body, headers: type === undefined ? {} : { 'content-type': type }, ...response }),
    );

  it.each([
    [{ id: 1, name: 'x' }, 'a JSON object with 2 fields: id, name.'],
    [
      { data: [{ id: 1 }], more: false },
      'a JSON object with 2 fields: data, more. data has 1 entry, the first with id.',
    ],
    [{ items: [] }, 'a JSON object with 1 field: items. items is empty.'],
    [{ a: [1], b: [2] }, 'a JSON object with 2 fields: a, b.'],
    [{ 'a\nb': 1, '': 2 }, 'a JSON object with 2 fields: a b, "".'],
    [{}, 'an empty JSON object.'],
    [[{ id: 1 }, { id: 2 }], 'a JSON list of 2 entries, the first with id.'],
    [[7], 'a JSON list of 1 entry.'],
    [[], 'an empty JSON list: there is nothing here, or nothing that the key may see.'],
    [null, 'a JSON null.'],
    [42, 'a JSON number.'],
  ])('%j', (body, words) => expect(shape(body)).toBe(`The response is ${words}`));

  it.each([
    ['hello', 'text/plain', 'text, not JSON.'],
    ['<?xml version="1.0"?><a:feed/>', 'application/xml', 'XML (a:feed), not JSON.'],
    ['<svg/>', 'image/svg+xml', 'XML (svg), not JSON.'],
    ['data: 1\n\nid: 2\ndata: 2\n\n', 'text/event-stream', 'a stream of 2 events.'],
    ['{"a":1}\n{"a":2}\n', 'application/x-ndjson', '2 lines of JSON.'],
    ['a,b\n1,2\n', 'text/csv', 'a CSV table of 2 lines.'],
    [
      '<title>Sign in</title>',
      'text/html; charset=utf-8',
      'a web page, "Sign in": this is probably not the address of an API.',
    ],
  ])('%j of %s', (body, type, words) => expect(shape(body, type)).toBe(`The response is ${words}`));

  it('describes an error page, and does not count the entries of error details', () => {
    expect(shape('<title>502</title>', 'text/html', { status: 502 })).toBe(
      'The response is a web page, "502".',
    );
    const ofServer = (server: string) =>
      shape('<title>502</title>', 'text/html', {
        status: 502,
        headers: { 'content-type': 'text/html', server },
      });
    expect(ofServer('nginx/1.24')).toBe('The response is a web page, "502", of nginx.');
    expect(ofServer('sk-********************')).toBe('The response is a web page, "502".');
    expect(shape({ errors: [{ a: 1 }] }, undefined, { status: 422 })).toBe(
      'The response is a JSON object with 1 field: errors.',
    );
  });

  it('calls JSON broken only if it arrived in full', () => {
    const broken = (response = {}) => shape('{"a":', 'application/json', response);
    expect(broken()).toBe('The response claims to be JSON but cannot be parsed as JSON.');
    expect(broken({ truncated: true })).toBeUndefined();
    expect(broken({ status: 206 })).toBeUndefined();
    expect(shape('['.repeat(1001), 'application/json')).toContain('nested more than 1000 levels deep');
  });

  it('names at most eight fields, with at most 60 characters each', () => {
    const wide = Object.fromEntries([...'abcdefghij'].map((name) => [name, 1]));
    expect(shape(wide)).toContain('a, b, c, d, e, f, g, h and 2 more.');
    expect(shape({ ['n'.repeat(500)]: 1 })).toBe(
      `The response is a JSON object with 1 field: ${'n'.repeat(59)}….`,
    );
  });
});

describe('more pages', () => {
  it.each([
    [
      {},
      { link: '<https://a.example/?page=2>; rel="next", <https://a.example/?page=9>; rel="last"' },
      'the next page is https://a.example/?page=2',
    ],
    [{ next_page_uri: '/v1/x?page=1' }, {}, 'the next page is https://api.example.com/v1/x?page=1'],
    [{ links: { next: { href: 'https://a.example/2' } } }, {}, 'the next page is https://a.example/2'],
    [{ '@odata.nextLink': 'https://a.example/3' }, {}, 'the next page is https://a.example/3'],
    [{ items: [], nextPageToken: 'abc' }, {}, 'request the next page with nextPageToken.'],
    [{ response_metadata: { next_cursor: 'dGVh' } }, {}, 'request the next page with next_cursor.'],
    [{ data: [], has_more: true }, {}, 'has_more is true.'],
  ])('are reported for %j %j', (body, headers, words) => {
    expect(explainPages(observed({ body, headers }))).toBe(`There is more: ${words}`);
  });

  it.each([
    [{ has_more: false, next: null, nextPageToken: '' }, {}],
    [{ next: 'javascript:alert(1)' }, {}],
    [{}, { link: '<https://a.example/1>; rel="prev"' }],
    [[], {}],
  ])('are not reported for %j %j', (body, headers) => {
    expect(explainPages(observed({ body, headers }))).toBeUndefined();
  });

  it('are not reported with an error', () => {
    expect(explainPages(observed({ status: 400, body: { has_more: true } }))).toBeUndefined();
  });
});
