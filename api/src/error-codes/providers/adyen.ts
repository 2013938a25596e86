import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const REFUSED: Meaning = [
  'customer',
  'The payment of the customer was refused; your account and the {key} are not the reason.',
];

/** A payment that is refused comes with 200 and a `resultCode`. */
export const adyen: ProviderCodes = {
  name: 'Adyen',
  slugs: ['adyen'],
  hosts: ['*.adyen.com', '*.adyenpayments.com'],
  source: 'https://docs.adyen.com/development-resources/error-codes',
  checked: '2026-11-22',
  find: ({ resultCode }) => (resultCode === 'Refused' || resultCode === 'Error' ? [resultCode] : []),
  codes: {
    Refused: REFUSED,
    Error: ['server', 'The payment could not be processed: try again.'],
    '000': 'credential',
    '010': ['permission', 'The {key} lacks a role for this: add it to the API credential.'],
    '100': ['request', 'A required field is missing.'],
    '101': ['customer', 'The card number of the customer is not valid.'],
    '103': ['customer', 'The security code of the customer’s card is not valid.'],
    '130': ['request', 'The reference is missing.'],
    '167': 'not-found',
    '702': ['request', 'A field has a type that the API does not accept.'],
    '704': ['conflict', 'The request was sent already, or is still being processed.'],
    '901': [
      'request',
      'The API does not accept the merchant account: it does not exist, or the {key} has no access to it. Name a merchant account, not the company account.',
    ],
  },
};
