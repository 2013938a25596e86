import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { smsInputs, smsSchema, twilioSms } from '#src/parts/twilio-sms.ts';
import { input } from '#src/read-inputs.ts';

/** @see https://docs.stripe.com/api/charges/list */
export const failedChargesSms = defineComposition({
  id: 'failed-charges-sms',
  name: 'Text me failed Stripe payments',
  description: 'Looks for failed charges among the newest ones in Stripe, and sends their reasons by SMS.',
  tags: ['stripe', 'twilio', 'payments', 'sms', 'alerts'],
  inputs: z.object({
    ...smsInputs(),
    count: input(
      z.int('Must be a whole number').min(1, 'Must be at least 1').max(100, 'Must be at most 100'),
      { title: 'Number of charges', description: 'How many of the newest charges are read, from 1 to 100.' },
      50,
    ),
  }),
  steps: [
    {
      id: 'charges',
      title: 'Read the newest charges',
      provider: 'stripe',
      method: 'GET',
      endpoint: '/v1/charges',
      query: { limit: { jmespath: 'inputs.count' } },
      expect: [
        {
          that: "response.data[?status == 'failed']",
          otherwise: { done: 'Nothing to report: none of the newest charges failed.' },
        },
      ],
      output:
        "{count: length(response.data[?status == 'failed']), failed: response.data[?status == 'failed'].{id: id, reason: failure_code || 'unknown'} | [0:20]}",
      changes: false,
    },
    twilioSms({
      title: 'Send the text message',
      text: "join('', [to_string(steps.charges.count), ' failed Stripe charges:\n', join('\n', steps.charges.failed[*].join(' ', [id, reason]))])",
    }),
  ],
  output: '{failed: steps.charges.count, messageId: steps.sms.messageId, state: steps.sms.state}',
  outputSchema: {
    type: 'object',
    properties: {
      failed: { type: 'integer', description: 'How many of the charges failed.' },
      ...smsSchema.properties,
    },
  },
});
