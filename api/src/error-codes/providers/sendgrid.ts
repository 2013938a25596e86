import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sendgrid: ProviderCodes = {
  name: 'SendGrid',
  slugs: ['sendgrid'],
  hosts: ['api.sendgrid.com', 'api.eu.sendgrid.com'],
  source: 'https://www.twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/responses',
  checked: '2026-11-22',
  messages: [
    [
      /Maximum credits exceeded/i,
      ['quota', 'The messages of the plan are used up: wait for the next period, or choose a larger plan.'],
    ],
    [
      /access forbidden/i,
      ['permission', 'The {key} lacks the permission for this, such as Mail Send: create one that has it.'],
    ],
    [
      /verified Sender Identity/i,
      ['account', 'The sender is not verified for this account: verify the address or its domain.'],
    ],
    [
      /account is (?:not active|suspended|disabled|deactivated)/i,
      ['account', 'The account is suspended: ask the provider why.'],
    ],
  ],
  codes: {},
};
