import { describe, expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const said = (
  status: number,
  headers: Record<string, string>,
  { method = 'GET', body = '' }: { method?: string; body?: unknown } = {},
): string => analysisOf(observeResponse(observed({ status, headers, body }, { method })));

describe('a header that tells is read', () => {
  it.each([
    [426, { upgrade: 'websocket' }, /WebSocket client, at wss:/],
    [400, { upgrade: 'WebSocket', connection: 'Upgrade' }, /WebSocket client, at wss:/],
    [426, { upgrade: 'TLS/1.3, HTTP/2' }, /requires TLS\/1\.3, HTTP\/2/],
    [201, { 'idempotent-replayed': 'true' }, /response to an earlier call/],
    [200, { 'x-idempotency-replayed': 'true' }, /response to an earlier call/],
    [206, { 'content-range': 'bytes 500-999/8000' }, /bytes 500 to 999 of 8,000/],
    [206, { 'content-range': 'items 0-24/*' }, /items 0 to 24\./],
    [416, { 'content-range': 'bytes */1234' }, /1,234 bytes/],
    [410, { sunset: 'Mon, 01 Jun 2026 00:00:00 GMT' }, /is retired.*\n?.*last day was 2026-06-01/s],
    [410, { deprecation: '@1735689600' }, /is retired/],
  ])('%i with %j', (status, headers, words) => {
    const text = said(status, headers as Record<string, string>);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/newer one|was created|may stop|gone for good/);
  });

  it.each([
    [426, {}, /newer one/],
    [200, { upgrade: 'h2,h2c' }, /The call succeeded\./],
    [201, { 'idempotent-replayed': 'false' }, /was created/],
    [201, { 'idempotency-key': 'a' }, /was created/],
    [206, {}, /as its Range header requested\./],
    [206, { 'content-range': 'all' }, /as its Range header requested\./],
    [410, {}, /gone for good/],
    [200, { sunset: 'Mon, 01 Jun 2026 00:00:00 GMT' }, /may stop working at any time/],
  ])('%i with %j is as it was', (status, headers, words) =>
    expect(said(status, headers as Record<string, string>)).toMatch(words),
  );

  const CORS = { 'access-control-allow-origin': 'https://b.test', 'access-control-allow-methods': 'PUT' };
  it('says whom a preflight allows what', () => {
    expect(said(204, CORS, { method: 'OPTIONS' })).toContain('pages of https://b.test may call it with PUT');
    const any = { ...CORS, 'access-control-allow-origin': '*', 'access-control-allow-headers': 'x-app' };
    expect(said(200, any, { method: 'OPTIONS' })).toContain(
      'any page may call it with PUT and the headers x-app',
    );
    expect(said(204, CORS)).toContain('The call succeeded.');
    expect(said(204, { allow: 'GET, PUT' }, { method: 'OPTIONS' })).toContain('The call succeeded.');
  });

  it('calls the method wrong that Allow does not name, whatever the words are', () => {
    const url = 'https://api.kraken.com/0/public/Time';
    const body = { error: ['EGeneral:Unknown method'] };
    const refused = (allow: string) =>
      analysisOf(
        observeResponse(observed({ status: 405, headers: { allow }, url, body }, { method: 'POST' })),
      );
    expect(refused('GET, HEAD')).toContain('does not accept POST');
    expect(refused('get,post')).toContain('What the request names does not exist');
  });

  it('says that the response has the header that its words ask for', () => {
    const body = { message: 'Missing x-session-token, read it from this response and send it' };
    expect(said(409, { 'x-session-token': 'abc' }, { body })).toContain('has the header “x-session-token”');
    expect(
      said(403, { 'x-app-nonce': 'abc' }, { body: { message: 'Send the X-App-Nonce header' } }),
    ).toContain('has the header “x-app-nonce”');
    expect(said(409, {}, { body })).not.toContain('has the header');
    expect(said(409, { 'x-request-id': 'abc' }, { body: { message: 'Quote x-request-id' } })).not.toContain(
      'has the header',
    );
  });
});

describe('what an empty success means', () => {
  it('is said of a list', () => {
    const url = new URL('https://api.example.com/v1/items?q=a');
    expect(analysisOf(observeResponse(observed({ body: [] }, { url })))).toContain('list: nothing fits');
    expect(said(200, {}, { body: [] })).toContain('list: there is nothing here');
    expect(said(200, {}, { method: 'POST', body: [] })).toContain(
      'an empty JSON list: there is nothing to report',
    );
    expect(said(404, {}, { body: [] })).toContain('is an empty JSON list.');
    expect(said(200, {}, { body: [1] })).not.toContain('nothing');
  });

  it('is said of entries of which some have no result', () => {
    const found = { name: 'a', result: { id: 1 } };
    const body = { answers: [found, { name: 'b', result: null }] };
    expect(said(200, {}, { body })).toContain('In 1 of them result is null');
    expect(said(200, {}, { body: [{ match: null }, { match: { a: 1 } }] })).toContain(
      'In 1 of them match is null',
    );
    expect(said(200, {}, { body: [found, found] })).not.toContain('is null');
    expect(said(200, {}, { body: [{ phone: null }, { phone: '1' }] })).not.toContain('is null');
  });
});
