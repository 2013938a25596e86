import { describe, expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const said = (status: number, body: unknown, type = 'application/json'): string =>
  analysisOf(
    observeResponse(observed({ status, body, headers: { 'content-type': type } }, { method: 'POST' })),
  );

const xml = (status: number, body: string): string => said(status, body, 'application/xml');

describe('words of a fault in the program of the API', () => {
  it.each([
    [424, "'NoneType' object is not subscriptable"],
    [400, 'Cannot read properties of undefined (reading "id")'],
    [500, 'java.lang.NullPointerException: null'],
    [422, 'runtime error: invalid memory address or nil pointer dereference'],
    [500, 'Object reference not set to an instance of an object.'],
  ])('%i: %s', (status, message) => {
    expect(said(status, { message })).toContain('a fault in its program');
    expect(said(status, { message })).not.toContain('Too many requests');
  });

  it.each([
    [400, 'The page index is out of range'],
    [400, '"FOO" is not a function'],
    [400, "undefined variable 'customer_name' on line 3"],
    [422, 'Unexpected keyword argument'],
    [422, 'Too many values in the list tags'],
  ])('%i has none: %s', (status, message) =>
    expect(said(status, { message })).not.toContain('a fault in its program'),
  );
});

describe('what is there already', () => {
  it.each([
    [400, 'El usuario ya existe en la base de datos'],
    [409, 'Já existe um cliente com este CPF'],
    [422, 'Dieser Name ist in dem Projekt bereits vergeben'],
    [400, 'Cet identifiant a déjà été utilisé'],
    [409, 'Cette adresse existe déjà'],
    [400, 'Il codice è già in uso'],
    [409, 'La risorsa esiste già'],
  ])('is told in other languages: %i %s', (status, message) =>
    expect(said(status, { message })).toContain('exists already'),
  );

  it.each([
    [400, 'El campo nombre ya no se admite'],
    [403, 'Das Kontingent ist für diesen Monat bereits aufgebraucht'],
    [403, 'A sua chave de API já foi revogada'],
    [403, 'El límite diario de solicitudes ya ha sido alcanzado'],
    [400, 'Die Sitzung ist bereits abgelaufen'],
  ])('is not said of what has ended or is used up: %i %s', (status, message) =>
    expect(said(status, { message })).not.toContain('exists already'),
  );
});

it('a SOAP fault of which no cause is known may be the request as well as the API', () => {
  const envelope = (body: string) =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;
  const fault = '<s:Fault><faultcode>s:x</faultcode><faultstring>Tulemus puudub</faultstring></s:Fault>';
  expect(xml(500, envelope(fault))).toContain('which SOAP sends with 500 whatever is wrong');
  expect(xml(500, envelope('<text>Tulemus puudub</text>'))).toContain('failed on its side');
});

describe('XML that came with a refusal', () => {
  const list = (root: string) =>
    `<${root}><note><code>A1</code><description>The phone is missing.</description></note><note><code>A2</code><description>The weight is missing.</description></note></${root}>`;

  it('says what is wrong if it is nothing but messages', () => {
    const words = 'The API says: The phone is missing; The weight is missing (code A1)';
    expect(xml(400, list('messages'))).toContain(words);
    expect(xml(422, list('ns2:GeneralErrorResponse'))).toContain(words);
  });

  it('is not quoted as an error if it may be what was sent', () => {
    const order = '<order><value>250</value><description>Blue chair, two pieces</description></order>';
    expect(xml(422, order)).not.toContain('The API says');
  });

  it('says nothing of the kind with a success', () => {
    expect(xml(200, list('messages'))).toContain('The call succeeded');
    expect(xml(200, list('messages'))).not.toContain('The API says');
  });
});

describe('a success whose message is that it was declined', () => {
  const payment = (words: string) => `<payment><order>7</order><message>${words}</message></payment>`;

  it('is none, in XML and in JSON', () => {
    expect(xml(200, payment('[ test ] DECLINED'))).toContain('message is “[ test ] DECLINED”.');
    expect(said(200, { order: 7, message: 'REJECTED' })).toContain('message is “REJECTED”.');
  });

  it('is one where these are words among others, or of a thing', () => {
    expect(xml(200, payment('None of the cards was declined'))).toContain('The call succeeded');
    expect(said(200, { attendee: 'a', response: 'declined' })).toContain('The call succeeded');
    expect(said(200, { score: 0.9, result: 'rejected' })).toContain('The call succeeded');
    expect(said(200, { id: 4, message: 'DECLINED' })).toContain('The call succeeded');
  });
});

describe('a text that is an error and its number', () => {
  it.each(['ERROR:14', 'ERR: -3', 'error: 102', 'FAIL|1001'])('is no success: %s', (body) =>
    expect(said(200, body, 'text/plain')).toContain('reports an error in the body'),
  );

  it.each(['OK:14', 'Errors: none', 'error_count=0', 'Error: 0', 'error=0', 'failed: 3', 'error 3'])(
    'is not this one: %s',
    (body) => expect(said(200, body, 'text/plain')).toContain('The call succeeded'),
  );

  it('is no table of numbers', () =>
    expect(said(200, 'error:14', 'text/csv')).toContain('The call succeeded'));
});

it('what is out of service need not be overloaded', () => {
  expect(said(503, { message: 'The upload API is currently unavailable' })).toContain(
    'out of service for a while',
  );
  expect(said(503, { message: 'Server overloaded, try again later' })).toContain(
    'The API is overloaded. Try',
  );
});

it('424 tells that something else failed', () =>
  expect(said(424, {})).toContain('something that it depends on failed'));

describe('a web page with 200', () => {
  const page = (title: string) =>
    said(200, `<html><head><title>${title}</title></head><body><p>Hello.</p></body></html>`, 'text/html');

  it('is not called a success of the API', () => {
    expect(page('Welcome')).toContain('200 OK: The server sent a web page.');
    expect(page('Welcome')).not.toContain('blocked the call');
  });

  it.each([
    'Request Rejected',
    'Access to this site has been denied',
    'Web Page Blocked!',
    'Attention Required! | Cloudflare',
  ])('is of a firewall, and quoted, as who runs it asks for the number in it: %s', (title) => {
    expect(page(title)).toContain('a firewall or another filter');
    expect(page(title)).toContain('responded, not the API. The page says: “Hello.”');
    expect(page(title)).not.toContain('not the address of an API');
  });

  it.each(['Attention Required: 3 tasks', 'Request Rejected? How to appeal', 'Access denied statistics'])(
    'is of none: %s',
    (title) => expect(page(title)).not.toContain('a firewall'),
  );
});

describe('a redirect to the same path', () => {
  const moved = (from: string, location: string, status = 301, method = 'GET') =>
    analysisOf(observeResponse(observed({ status, url: from, headers: { location }, body: '' }, { method })));

  it('tells that a slash is missing, or is too much', () => {
    expect(moved('https://a.test/api', 'http://a.test:8080/api/')).toContain('call it with one');
    expect(moved('https://a.test/api/', '/api')).toContain('call it without');
  });

  it('is no other redirect', () => {
    expect(moved('https://a.test/api', 'https://b.test/api/')).toContain('points to another address');
    expect(moved('https://a.test/api', '/v2/api/')).toContain('points to another address');
    expect(moved('https://a.test/api', '/api/', 303, 'POST')).not.toContain('slash');
    expect(moved('https://a.test/api', '/api/', 302, 'POST')).not.toContain('slash');
  });
});

describe('words that say more than the status or the code', () => {
  it.each([
    [401, { message: 'Elevated permission is required' }, /does not allow this action/],
    [401, { error: 'This token lacks the scope orders:read' }, /does not allow this action/],
    [403, { detail: 'A live-mode resource was asked for with a test API key' }, /of the test mode/],
    [
      422,
      { detail: 'Your account is currently suspended.' },
      /account is limited, not verified or suspended/,
    ],
    [409, { message: 'Unknown template id 7' }, /does not exist/],
  ])('%i %j', (status, body, words) => expect(said(status, body)).toMatch(words));

  it.each([
    [400, { message: '"scope" is required' }, /does not allow this action/],
    [400, { message: 'Role needs at least one permission' }, /does not allow this action/],
    [403, { message: 'Live mode is not enabled; only test mode is available' }, /of the test mode/],
    [400, { message: 'Cannot promote from test to production: missing deploy key' }, /of the test mode/],
    [402, { message: 'Your bank account is closed' }, /limited, not verified or suspended/],
    [400, { message: 'The recipient account is blocked' }, /limited, not verified or suspended/],
    [409, { message: 'Conflict: an unknown error occurred' }, /does not exist/],
    [409, { message: 'The order cannot be cancelled: shipment status unknown' }, /does not exist/],
    [404, { message: 'Maintenance window not found' }, /down for maintenance/],
    [403, { message: 'Two-factor authentication missing in user settings' }, /found no key/],
  ])('%i %j does not', (status, body, words) => expect(said(status, body)).not.toMatch(words));
});

it('lines of JSON that are sent as text are no stream: a log has errors in it', () => {
  const log = '{"level":"info"}\n{"level":"error","error":"connection refused"}\n{"level":"info"}\n';
  expect(said(200, log, 'text/plain')).toContain('The call succeeded');
});

it('XML with a result that is a failure in words is no success', () => {
  const sent = (result: string) =>
    xml(
      200,
      `<answer><result>0</result><resultstring>${result}</resultstring><description>Not enough credit.</description></answer>`,
    );
  expect(sent('failure')).toContain('reports an error in the body');
  expect(sent('success')).not.toContain('reports an error in the body');
});
