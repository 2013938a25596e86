import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const PURCHASE_DECLINED: Meaning = [
  'customer',
  'The purchase was declined for this customer: offer another way to pay.',
];
export const klarna: ProviderCodes = {
  name: 'Klarna',
  slugs: ['klarna'],
  hosts: ['api.klarna.com', 'api-na.klarna.com', 'api-oc.klarna.com', '*.playground.klarna.com'],
  source: 'https://docs.klarna.com/api/errors/',
  checked: '2026-11-25',
  codes: {
    BAD_VALUE: ['request', 'A field has a value that the API does not accept: the messages name it.'],
    CAPTURE_NOT_ALLOWED: [
      'conflict',
      'The state of the order conflicts with this, or the value is larger than what remains: read the order first.',
    ],
    REFUND_NOT_ALLOWED: STATE,
    CANCEL_NOT_ALLOWED: STATE,
    UPDATE_NOT_ALLOWED: STATE,
    NOT_ALLOWED: STATE,
    ORDER_NOT_CAPTURED: STATE,
    ORDER_LINES_UPDATE_NOT_ALLOWED: STATE,
    NO_SUCH_ORDER: 'not-found',
    NO_SUCH_CAPTURE: 'not-found',
    NOT_FOUND: 'not-found',
    NO_SUCH_SESSION: 'not-found',
    SESSION_NOT_FOUND: 'not-found',
    UNAUTHORIZED: [
      'credential',
      'The API does not accept the credentials: the user name or the password is wrong, or they are of another region or environment (api.klarna.com is Europe, api-na and api-oc are others, *.playground.klarna.com is for tests).',
    ],
    FORBIDDEN: 'permission',
    READ_ONLY_RESOURCE: ['conflict', 'The order is finished already and may not be changed.'],
    IDEMPOTENCY_KEY_REUSED: [
      'conflict',
      'The idempotency key was used before with another request: use a new one for each new request.',
    ],
    PURCHASE_REJECTED: PURCHASE_DECLINED,
    PAYMENT_METHOD_FAILED: [
      'customer',
      'The payment method of the customer failed: let them choose another.',
    ],
    PAYER_REJECTED: PURCHASE_DECLINED,
    UNSUPPORTED_PURCHASE_COUNTRY: [
      'request',
      'The country of the purchase has a value that the account does not support.',
    ],
    INTERNAL_ERROR: 'server',
    TECHNICAL_ERROR: 'server',
  },
};
