import type { ResponseCase } from '#test/responses/response-case.ts';

export const CASES: ResponseCase[] = [
  {
    provider: 'api.acme-widgets.dev',
    what: 'Success',
    url: 'https://api.acme-widgets.dev/v1/things/1',
    method: 'DELETE',
    status: 204,
    headers: {},
    body: '',
    cause: 'success',
    source: 'https://www.rfc-editor.org/rfc/rfc9110',
  },
  {
    provider: 'api.acme-widgets.dev',
    what: 'JSON broken',
    url: 'https://api.acme-widgets.dev/v1/things',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: { error: 'Unexpected token } in JSON at position 42' },
    cause: 'request',
    names: [/JSON/i],
    source: 'https://www.rfc-editor.org/rfc/rfc9110',
  },
  {
    provider: 'api.acme-widgets.dev',
    what: 'date value',
    url: 'https://api.acme-widgets.dev/v1/things',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: { message: 'Datum muss in der Zukunft liegen' },
    cause: 'request',
    names: [/Datum/i],
    source: 'https://www.rfc-editor.org/rfc/rfc9110',
  },
];
