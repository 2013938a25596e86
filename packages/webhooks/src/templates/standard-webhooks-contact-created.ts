import { standardWebhooksScheme } from '#src/signatures/standard-webhooks.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

export const standardWebhooksContactCreated: TemplateFacts = {
  id: 'standard-webhooks-contact-created',
  provider: 'Standard Webhooks',
  event: 'contact.created',
  description: 'The example from the specification, for every sender that follows it.',
  endpoint: '/webhooks',
  headers: { 'Content-Type': 'application/json', 'webhook-id': 'msg_{base62:27}' },
  payload: compact({
    type: 'contact.created',
    timestamp: '2026-11-22T11:59:59.344522Z',
    data: {
      id: '1f81eb52-5198-4599-803e-771906343485',
      type: 'contact',
      fullName: 'John Smith',
      address: '800 W NASA Pkwy, Webster, TX 77598, USA',
      phoneNumber: '(281) 332-2575',
      birthday: '1980-04-19',
      occupation: 'Engineer, ACME',
    },
  }),
  scheme: standardWebhooksScheme,
  secret: {
    label: 'Signing secret',
    help: 'The sender shows it with the endpoint: whsec_ and base64.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    variable: 'WEBHOOK_SECRET',
  },
  timeoutSeconds: 30,
  afterwards: {
    accepted: 'A sender that follows the specification would count this delivery as successful.',
    failed:
      'A sender that follows the specification would count this as a failure, and should repeat the delivery over several days.',
    redirected:
      'A sender that follows the specification counts a redirect as a failure, and should repeat the delivery over several days.',
    statuses: {
      410: 'A sender that follows the specification would disable this endpoint and send it nothing more.',
    },
  },
  source: {
    url: 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'documented',
    url: 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md',
    checkedOn: '2026-11-23',
  },
};
