import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const wise: ProviderCodes = {
  name: 'Wise',
  slugs: ['wise'],
  hosts: ['api.wise.com', 'api.transferwise.com', 'api.sandbox.transferwise.tech', 'api.wise-sandbox.com'],
  source: 'https://docs.wise.com/api-docs/features/strong-customer-authentication-2fa',
  checked: '2026-11-23',
  find: (_body, headers) =>
    headers['x-2fa-approval-result'] === 'REJECTED' ? ['strong-authentication'] : [],
  codes: {
    'strong-authentication': [
      'permission',
      'The action requires strong customer authentication: sign the one-time token in x-2fa-approval, and send the call again with it and with x-signature.',
    ],
  },
};
