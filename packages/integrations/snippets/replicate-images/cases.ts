import type { Call, Exchange, IntegrationCases } from '#test/cases.ts';

const HEADERS = { authorization: 'Bearer REPLICATE_API_KEY-value' };
const PICTURE = 'https://replicate.delivery/xezq/out-0.webp';

const started: Exchange = {
  method: 'POST',
  url: 'https://api.replicate.com/v1/models/black-forest-labs/flux-schnell/predictions',
  headers: { ...HEADERS, 'content-type': 'application/json' },
  body: { input: { prompt: 'A lighthouse' } },
  response: { status: 201, json: { id: 'ufawqhfynnddngldkgtslldrkq', status: 'starting' } },
};

const polled = (json: Record<string, unknown>): Exchange => ({
  method: 'GET',
  url: 'https://api.replicate.com/v1/predictions/ufawqhfynnddngldkgtslldrkq',
  headers: HEADERS,
  response: { json: { id: 'ufawqhfynnddngldkgtslldrkq', ...json } },
});

const paint: Call = {
  name: 'waits for the picture',
  call: 'paint',
  path: '/pictures',
  input: { prompt: 'A lighthouse' },
  provider: [started, polled({ status: 'succeeded', output: [PICTURE] })],
  // A failure at the start, so that nothing has to be waited for.
  failsAt: 0,
  result: PICTURE,
  invalid: [{}, { prompt: '' }, { prompt: 'x'.repeat(1001) }],
  failure: {
    json: { title: 'Unauthenticated', detail: 'You did not pass a valid token', status: 401 },
    says: 'You did not pass a valid token',
  },
  files: ['plain.mjs'],
};

export const cases: IntegrationCases = {
  calls: [paint, { ...paint, result: { url: PICTURE }, files: ['fastapi_app.py'] }],
};
