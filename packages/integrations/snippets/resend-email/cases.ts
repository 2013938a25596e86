import type { IntegrationCases } from '#test/cases.ts';

const CONTACT = { email: 'ada@example.com', message: 'Is there a plan for schools?' };

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'sends the message of the form',
      path: '/contact',
      input: CONTACT,
      provider: [
        {
          method: 'POST',
          url: 'https://api.resend.com/emails',
          headers: {
            authorization: 'Bearer RESEND_API_KEY-value',
            'content-type': 'application/json',
          },
          body: {
            from: 'RESEND_SENDER-value',
            to: ['CONTACT_ADDRESS-value'],
            reply_to: 'ada@example.com',
            subject: 'A message from the contact form',
            text: 'Is there a plan for schools?',
          },
          response: { json: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' } },
        },
      ],
      result: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' },
      invalid: [{}, { email: 'ada', message: 'Hello' }, { email: 'ada@example.com', message: '' }],
      failure: {
        json: { statusCode: 403, name: 'validation_error', message: 'The domain is not verified.' },
        says: 'The domain is not verified.',
      },
    },
  ],
  screen: {
    component: 'ContactForm',
    props: {},
    fill: { Email: CONTACT.email, Message: CONTACT.message },
    press: 'Send',
    request: { method: 'POST', path: '/contact', body: CONTACT },
    response: { id: '49a3999c' },
    shows: 'Thank you. Your message was sent.',
  },
};
