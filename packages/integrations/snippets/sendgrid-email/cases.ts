import type { Call, IntegrationCases } from '#test/cases.ts';

const send: Call = {
  name: 'sends an email',
  call: 'sendEmail',
  path: '/emails',
  input: { to: 'ada@example.com', subject: 'Welcome', text: 'Good to have you here.' },
  provider: [
    {
      method: 'POST',
      url: 'https://api.sendgrid.com/v3/mail/send',
      headers: {
        authorization: 'Bearer SENDGRID_API_KEY-value',
        'content-type': 'application/json',
      },
      body: {
        personalizations: [{ to: [{ email: 'ada@example.com' }] }],
        from: { email: 'SENDGRID_SENDER-value' },
        subject: 'Welcome',
        content: [{ type: 'text/plain', value: 'Good to have you here.' }],
      },
      response: { status: 202, headers: { 'x-message-id': '14c5d75ce93' } },
    },
  ],
  result: '14c5d75ce93',
  invalid: [
    {},
    { to: 'ada', subject: 'Welcome', text: 'Hello' },
    { to: 'ada@example.com', subject: '', text: 'Hello' },
  ],
  failure: {
    json: { errors: [{ message: 'The from address does not match a verified Sender Identity.' }] },
    says: 'The from address does not match a verified Sender Identity.',
  },
  files: ['plain.mjs'],
};

export const cases: IntegrationCases = {
  calls: [send, { ...send, status: 202, result: { id: '14c5d75ce93' }, files: ['flask_app.py'] }],
};
