import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mollie: ProviderCodes = {
  name: 'Mollie',
  slugs: ['mollie'],
  hosts: ['api.mollie.com'],
  source: 'https://docs.mollie.com/reference/handling-errors',
  checked: '2026-11-25',
  messages: [
    [
      /method is not (?:enabled|activated)|not (?:enabled|active) (?:in|on|for) your (?:website )?profile|no suitable payment methods/i,
      ['not-enabled', 'The payment method is not enabled for the account: enable it in the dashboard.'],
    ],
    [
      /(?:payment|order|refund) (?:has )?already (?:been )?|duplicate refund|cannot be (?:cancell?ed|refunded)/i,
      ['conflict', 'The current state does not allow this, or it was done already: read the status first.'],
    ],
    [
      /wrong mode|only (?:exists|available) in (?:test|live) mode|(?:test|live) mode/i,
      [
        'credential',
        'The {key} is wrong for this: it and what it asks for are of different modes, test and live.',
      ],
    ],
    [
      /profile (?:is|has).{0,30}(?:blocked|not (?:yet )?(?:activated|verified))|not have an active|account is not (?:activated|verified)/i,
      ['account', 'The account may not process payments yet: complete its verification in the dashboard.'],
    ],
    [
      /(?:mandate|consumer).{0,40}(?:invalid|pending|no (?:suitable|valid))|no suitable mandates/i,
      ['customer', 'The customer has no valid mandate: let them make a first payment.'],
    ],
    [
      /balance.{0,30}(?:insufficient|too low)|not have enough balance/i,
      ['payment', 'The balance of the account is too low for this refund or payout.'],
    ],
    [/permission|not authorized to perform|missing.{0,20}scope/i, 'permission'],
    [
      /no (?:payment|customer|order|subscription|mandate|refund|profile|chargeback)\w* exists with/i,
      [
        'not-found',
        'It does not exist for this {key}: check its id, and whether it was made with the other key, test or live.',
      ],
    ],
  ],
  codes: {},
};
