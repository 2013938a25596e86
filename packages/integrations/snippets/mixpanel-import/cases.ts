import { expect } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';

const KEY = 'importer.1:MIXPANEL_API_KEY-value';

export const cases: IntegrationCases = {
  env: { MIXPANEL_API_KEY: KEY, MIXPANEL_PROJECT_ID: '2195193' },
  calls: [
    {
      name: 'imports an event',
      call: 'importEvent',
      path: '/events',
      input: { id: 'order-17-paid', user: 'user-17', event: 'Order Paid' },
      provider: [
        {
          method: 'POST',
          url: 'https://api.mixpanel.com/import?strict=1&project_id=2195193',
          headers: {
            authorization: `Basic ${Buffer.from(KEY).toString('base64')}`,
            'content-type': 'application/json',
          },
          body: [
            {
              event: 'Order Paid',
              properties: {
                time: expect.any(Number),
                distinct_id: 'user-17',
                $insert_id: 'order-17-paid',
              },
            },
          ],
          response: { json: { code: 200, num_records_imported: 1, status: 'OK' } },
        },
      ],
      result: { imported: 1 },
      invalid: [
        {},
        { id: 'a b', user: 'user-17', event: 'Paid' },
        { id: 'a', user: '', event: 'Paid' },
      ],
      failure: {
        json: {
          code: 400,
          error: 'some data points in the request failed validation',
          failed_records: [
            { index: 0, field: 'properties.time', message: "'properties.time' is invalid" },
          ],
          num_records_imported: 0,
          status: 'Bad Request',
        },
        says: "'properties.time' is invalid",
      },
    },
  ],
};
