import { expect } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  env: { POSTHOG_PROJECT_ID: '12345' },
  calls: [
    {
      name: 'lists the most frequent events',
      call: 'topEvents',
      path: '/events/top',
      input: { days: 7 },
      provider: [
        {
          method: 'POST',
          url: 'https://us.posthog.com/api/projects/12345/query/',
          headers: {
            authorization: 'Bearer POSTHOG_API_KEY-value',
            'content-type': 'application/json',
          },
          body: {
            query: {
              kind: 'HogQLQuery',
              query: expect.stringContaining('toIntervalDay({days})'),
              values: { days: 7 },
            },
            name: 'most frequent events',
          },
          response: {
            json: {
              columns: ['event', 'count'],
              results: [
                ['$pageview', 1204],
                ['signed up', 17],
              ],
            },
          },
        },
      ],
      result: [
        { event: '$pageview', count: 1204 },
        { event: 'signed up', count: 17 },
      ],
      invalid: [{}, { days: 0 }, { days: 91 }, { days: 'seven' }],
      failure: {
        json: {
          type: 'authentication_error',
          detail: 'Personal API key found in request is invalid.',
        },
        says: 'Personal API key found in request is invalid.',
      },
    },
  ],
};
