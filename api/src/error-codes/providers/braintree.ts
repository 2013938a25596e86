import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CARD: Meaning = [
  'customer',
  'The data of the card is wrong or the card is expired: ask the customer to correct it.',
];
const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const VALUE_PAYMENT: Meaning = [
  'request',
  'The value of the payment method nonce was used already: get another from the client.',
];
const DECLINED: Meaning = [
  'customer',
  'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
];
/** A declined payment is a success of GraphQL: its status says so. */
export const braintree: ProviderCodes = {
  name: 'Braintree',
  slugs: ['braintree'],
  hosts: [
    'payments.braintree-api.com',
    'payments.sandbox.braintree-api.com',
    'api.braintreegateway.com',
    'api.sandbox.braintreegateway.com',
  ],
  source:
    'https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses',
  checked: '2026-11-25',
  find: (body) => [
    // The class of an error, and the number that the older API has for it.
    ...listOf(body.errors).flatMap((one) => {
      const { legacyCode, errorClass } = asObject(asObject(one)?.extensions) ?? {};
      return [legacyCode, errorClass].flatMap((code) => asText(code) ?? []);
    }),
    ...Object.values(asObject(body.data) ?? {}).flatMap((one) => {
      const status = asText(asObject(asObject(one)?.transaction)?.status);
      return status !== undefined && /_DECLINED$|_REJECTED$|^FAILED$/.test(status) ? [status] : [];
    }),
  ],
  codes: {
    81703: ['not-enabled', 'This kind of card is not enabled for the merchant account.'],
    81715: CARD,
    81716: CARD,
    81723: CARD,
    91504: STATE,
    91506: STATE,
    91564: VALUE_PAYMENT,
    91565: ['request', 'The value of the payment method nonce does not exist or is expired.'],
    93107: VALUE_PAYMENT,
    PROCESSOR_DECLINED: DECLINED,
    SETTLEMENT_DECLINED: DECLINED,
    GATEWAY_REJECTED: [
      'customer',
      'The settings of your account for fraud or for the card check rejected the payment of this customer.',
    ],
    FAILED: ['server', 'The processor of the payment failed: try again later.'],
    AUTHENTICATION: [
      'credential',
      'The API does not accept the {key}: the public and the private key do not belong together, or are of the other environment. Keys of the sandbox are for payments.sandbox.braintree-api.com.',
    ],
    NOT_IMPLEMENTED: 'request',
    AUTHORIZATION: [
      'permission',
      'The user of the {key} lacks a role for this, or the merchant account lacks the feature.',
    ],
    VALIDATION: ['request', 'The API does not accept a value: inputPath in the body names its field.'],
    NOT_FOUND: 'not-found',
    RESOURCE_LIMIT: 'rate-limit',
    SERVICE_AVAILABILITY: 'overloaded',
    UNSUPPORTED_CLIENT: [
      'request',
      'The Braintree-Version header is missing or has a value that is too old.',
    ],
    INTERNAL: 'server',
  },
};
