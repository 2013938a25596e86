import { expect } from 'vitest';
import type { Call, IntegrationCases } from '#test/cases.ts';

const track: Call = {
  name: 'sends an event',
  call: 'track',
  path: '/events',
  input: {
    id: 'order-17-paid',
    user: 'user-17',
    event: 'Order Paid',
    properties: { amount: 12.5 },
  },
  provider: [
    {
      method: 'POST',
      url: 'https://api2.amplitude.com/2/httpapi',
      headers: { 'content-type': 'application/json' },
      body: {
        api_key: 'AMPLITUDE_API_KEY-value',
        events: [
          {
            user_id: 'user-17',
            event_type: 'Order Paid',
            event_properties: { amount: 12.5 },
            insert_id: 'order-17-paid',
            time: expect.any(Number),
          },
        ],
      },
      response: { json: { code: 200, events_ingested: 1, payload_size_bytes: 120 } },
    },
  ],
  result: 1,
  invalid: [{}, { id: '', user: 'user-17', event: 'Paid' }, { id: 'a', user: '0', event: 'Paid' }],
  failure: { json: { code: 400, error: 'Invalid API key' }, says: 'Invalid API key' },
  files: ['plain.ts'],
};

export const cases: IntegrationCases = {
  calls: [track, { ...track, result: { ingested: 1 }, files: ['flask_app.py'] }],
};
