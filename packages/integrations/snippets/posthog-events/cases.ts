import { expect } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'records an event',
      call: 'capture',
      input: { user: 'user-17', event: 'signed up', properties: { plan: 'team' } },
      provider: [
        {
          method: 'POST',
          url: 'https://us.i.posthog.com/i/v0/e/',
          headers: { 'content-type': 'application/json' },
          body: {
            api_key: 'POSTHOG_PROJECT_KEY-value',
            event: 'signed up',
            distinct_id: 'user-17',
            properties: { plan: 'team' },
            timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|\+00:00)$/),
          },
          response: { json: { status: 'Ok' } },
        },
      ],
      invalid: [{}, { user: '', event: 'signed up' }, { user: 'user-17', event: '' }],
      failure: {
        json: {
          type: 'validation_error',
          code: 'invalid_payload',
          detail: 'Malformed request data',
        },
        says: 'Malformed request data',
      },
    },
  ],
};
