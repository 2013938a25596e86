import type { ResponseCase } from '#test/responses/response-case.ts';

export const CASES: ResponseCase[] = [
  {
    provider: 'api.acme-widgets.dev',
    what: 'theirs',
    url: 'https://api.acme-widgets.dev/v1/things',
    method: 'GET',
    status: 500,
    headers: { 'content-type': 'application/json' },
    body: { message: 'Internal server error' },
    cause: 'server',
    source: 'https://www.rfc-editor.org/rfc/rfc9110',
  },
];
