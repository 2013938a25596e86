import { expect } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';

const KEY = 'SK1:TWILIO_API_KEY-value';

export const cases: IntegrationCases = {
  env: { TWILIO_API_KEY: KEY, TWILIO_ACCOUNT_SID: 'AC1', TWILIO_PHONE_NUMBER: '+15005550006' },
  calls: [
    {
      name: 'sends a message',
      call: 'sendMessage',
      path: '/messages',
      input: { to: '+14155550100', text: 'Your order is on its way & arrives today.' },
      provider: [
        {
          method: 'POST',
          url: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
          headers: {
            authorization: `Basic ${Buffer.from(KEY).toString('base64')}`,
            'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
          },
          body: {
            To: '+14155550100',
            From: '+15005550006',
            Body: 'Your order is on its way & arrives today.',
          },
          response: { status: 201, json: { sid: 'SM1', status: 'queued', error_code: null } },
        },
      ],
      result: { sid: 'SM1', status: 'queued' },
      invalid: [{}, { to: '0415', text: 'Hello' }, { to: '+14155550100', text: '' }],
      failure: {
        json: { code: 21608, message: 'The number is unverified.', status: 400 },
        says: 'The number is unverified.',
      },
    },
  ],
};
