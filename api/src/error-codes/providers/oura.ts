import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const oura: ProviderCodes = {
  name: 'Oura',
  slugs: ['oura'],
  hosts: ['api.ouraring.com'],
  source: 'https://cloud.ouraring.com/docs/error-handling',
  checked: '2026-11-25',
  messages: [
    [/token.{0,20}(?:expired|invalid|malformed|revoked)|unauthorized/i, 'credential'],
    [
      /scope/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
    ],
    [/subscription|membership/i, ['customer', 'The membership of the user is over: they have to renew it.']],
    [/update.{0,20}app|app.{0,20}(?:version|update)/i, ['customer', 'The user has to update the app.']],
  ],
  codes: {},
};
