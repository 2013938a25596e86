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
    [417, 'list index out of range'],
  ])('%i: %s', (status, message) => {
    expect(said(status, { message })).toContain('a fault in its program');
    expect(said(status, { message })).not.toContain('Too many requests');
  });

  it.each([
    [400, 'The page index is out of range'],
    [400, 'Property name is required'],
    [404, 'The function hello is not deployed'],
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
    [400, 'Cet identifiant est déjà utilisé'],
    [400, 'Il codice è già in uso'],
  ])('is told in other languages: %i %s', (status, message) =>
    expect(said(status, { message })).toContain('exists already'),
  );

  it.each([
    [400, 'El campo nombre ya no se admite'],
    [422, 'Das Feld name fehlt'],
  ])('is not said of other words: %i %s', (status, message) =>
    expect(said(status, { message })).not.toContain('exists already'),
  );
});

it('a SOAP fault of which no cause is known may be the request as well as the API', () => {
  const fault = (words: string) =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:x</faultcode><faultstring>${words}</faultstring></s:Fault></s:Body></s:Envelope>`;
  expect(xml(500, fault('Tulemus puudub'))).toContain('which SOAP sends with 500 whatever is wrong');
  expect(xml(500, '<answer><text>Tulemus puudub</text></answer>')).toContain('failed on its side');
});

describe('XML that came with a refusal', () => {
  const list = (root: string) =>
    `<${root}><note><code>A1</code><description>The phone is missing.</description></note><note><code>2</code><description>The weight is missing.</description></note></${root}>`;

  it('says what is wrong, whatever its elements are called', () => {
    expect(xml(400, list('notes'))).toContain(
      'The API says: The phone is missing; The weight is missing (code A1)',
    );
    expect(xml(422, list('ns2:outcome'))).toContain('The phone is missing; The weight is missing');
  });

  it('says nothing of the kind with a success', () => {
    expect(xml(200, list('notes'))).toContain('The call succeeded');
    expect(xml(200, list('notes'))).not.toContain('The API says');
  });
});

describe('a success that only says that it failed', () => {
  const payment = (words: string) => `<payment><order>7</order><message>${words}</message></payment>`;

  it('is none in XML either', () => {
    expect(xml(200, payment('[ test ] DECLINED'))).toContain('what it returned says that it failed');
    expect(xml(200, payment('[ test ] DECLINED'))).toContain('message is “DECLINED”');
    expect(said(200, { order: 7, result: 'Rejected' })).toContain('what it returned says that it failed');
  });

  it('is one where these are words among others', () => {
    expect(xml(200, payment('None of the cards was declined'))).toContain('The call succeeded');
    expect(said(200, { order: 7, result: 'approved' })).toContain('The call succeeded');
  });
});

describe('a text that is an error and its number', () => {
  it.each(['ERROR:14', 'ERR -3', 'error: 102', 'FAIL|1001', 'Failed: 7.'])('is no success: %s', (body) =>
    expect(said(200, body, 'text/plain')).toContain('reports an error in the body'),
  );

  it.each(['OK:14', '14', 'Errors: none', 'error_count=0'])('is not this one: %s', (body) =>
    expect(said(200, body, 'text/plain')).toContain('The call succeeded'),
  );
});

it('what is out of service need not be overloaded', () => {
  expect(said(503, { message: 'The parcel API is currently unavailable' })).toContain(
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
    said(200, `<html><title>${title}</title><p>Hello, this is a page.</p></html>`, 'text/html');

  it('is not called a success of the API', () => {
    expect(page('Welcome')).toContain('200 OK: The server sent a web page.');
    expect(page('Welcome')).not.toContain('blocked the call');
  });

  it.each(['Request Rejected', 'Access to this site has been denied', 'Web Page Blocked!'])(
    'is of a firewall: %s',
    (title) => expect(page(title)).toContain('a firewall or another filter'),
  );

  it('of a firewall is quoted: who runs it asks for the number in it', () =>
    expect(page('Request Rejected')).toContain('The page says: “Request Rejected Hello, this is a page.”'));
});

describe('a redirect to the same path', () => {
  const moved = (from: string, location: string) =>
    analysisOf(observeResponse(observed({ status: 301, url: from, headers: { location }, body: '' })));

  it('tells that a slash is missing, or is too much', () => {
    expect(moved('https://a.test/api', 'http://a.test:8080/api/')).toContain('call it with one');
    expect(moved('https://a.test/api/', '/api')).toContain('call it without');
  });

  it('is no other redirect', () => {
    expect(moved('https://a.test/api', 'https://b.test/api/')).toContain('points to another address');
    expect(moved('https://a.test/api', '/v2/api/')).toContain('points to another address');
  });
});

describe('words that say more than the status or the code', () => {
  it.each([
    [401, { message: 'Elevated permission is required' }, /does not allow this action/],
    [401, { error: 'This token lacks the scope orders:read' }, /does not allow this action/],
    [403, { detail: 'A sandbox resource cannot be used with a live mode key' }, /of the test mode/],
    [
      422,
      { detail: 'Your account is currently suspended.' },
      /account is limited, not verified or suspended/,
    ],
    [409, { message: 'Unknown template id 7' }, /does not exist/],
    [
      200,
      { errors: [{ message: 'Forbidden', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      /does not allow this action/,
    ],
  ])('%i %j', (status, body, words) => expect(said(status, body)).toMatch(words));

  it.each([
    [422, { message: 'The field permission is required' }, /does not allow this action/],
    [400, { message: 'Run the test in production' }, /of the test mode/],
    [422, { detail: 'The account number has 9 digits' }, /suspended/],
    [409, { message: 'The template exists' }, /does not exist/],
    [
      200,
      { errors: [{ message: 'It broke', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      /does not allow this action/,
    ],
  ])('%i %j does not', (status, body, words) => expect(said(status, body)).not.toMatch(words));
});

it('lines of JSON that are sent as text say which one failed', () => {
  const lines = '{"success":false,"error":"Field `url` is not found in the document."}\n{"success":true}\n';
  expect(said(200, lines, 'text/plain')).toContain('Field `url` is not found');
  expect(said(200, lines, 'text/plain')).toContain('1 of 2 parts failed');
  expect(said(200, '{"success":true}\n{"success":true}\n', 'text/plain')).toContain('The call succeeded');
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
