import { expect } from 'vitest';
import type { Call, IntegrationCases } from '#test/cases.ts';

const KEY = 'SK1:TWILIO_API_KEY-value';

const step = (path: string, body: Record<string, string>, status: string): Call['provider'] => [
  {
    method: 'POST',
    url: `https://verify.twilio.com/v2/Services/VA1/${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(KEY).toString('base64')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    },
    body,
    response: { status: 201, json: { sid: 'VE1', to: '+14155550100', status } },
  },
];

const failure = {
  json: { code: 60200, message: 'Invalid parameter', status: 400 },
  says: 'Invalid parameter',
};
const check = { path: '/codes/check', input: { to: '+14155550100', code: '123456' }, failure };

export const cases: IntegrationCases = {
  env: { TWILIO_API_KEY: KEY, TWILIO_VERIFY_SERVICE: 'VA1' },
  calls: [
    {
      name: 'sends a code',
      path: '/codes',
      input: { to: '+14155550100' },
      provider: step('Verifications', { To: '+14155550100', Channel: 'sms' }, 'pending'),
      result: { status: 'pending' },
      invalid: [{}, { to: '415-555-0100' }],
      failure,
    },
    {
      name: 'confirms a right code',
      ...check,
      provider: step('VerificationCheck', { To: '+14155550100', Code: '123456' }, 'approved'),
      result: { isConfirmed: true },
      invalid: [{}, { to: '+14155550100', code: '1' }],
    },
    {
      name: 'does not confirm a wrong code',
      ...check,
      provider: step('VerificationCheck', { To: '+14155550100', Code: '123456' }, 'pending'),
      result: { isConfirmed: false },
      invalid: [],
    },
  ],
};
