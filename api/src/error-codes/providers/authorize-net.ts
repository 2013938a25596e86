import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const DECLINED: Meaning = [
  'customer',
  'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
];
const CARD: Meaning = [
  'customer',
  'The data of the card is wrong or the card is expired: ask the customer to correct it.',
];
const PAYMENT_ACCEPTED: Meaning = ['conflict', 'The payment was accepted already, and is held for review.'];
/** Errors come with 200. */
export const authorizeNet: ProviderCodes = {
  name: 'Authorize.net',
  slugs: ['authorize-net'],
  hosts: ['api.authorize.net', 'apitest.authorize.net'],
  source: 'https://developer.authorize.net/api/reference/responseCodes.html',
  checked: '2026-11-25',
  find: (body) => {
    const { errors } = asObject(body.transactionResponse) ?? {};
    const messages = asObject(body.messages);
    return messages?.resultCode === 'Error' || listOf(errors).length > 0
      ? [
          ...listOf(errors).flatMap((one) => asText(asObject(one)?.errorCode) ?? []),
          ...listOf(messages?.message).flatMap((one) => asText(asObject(one)?.code) ?? []),
        ]
      : [];
  },
  codes: {
    2: DECLINED,
    3: DECLINED,
    4: DECLINED,
    5: ['request', 'The value of the amount is not valid.'],
    6: CARD,
    7: CARD,
    8: CARD,
    11: ['conflict', 'The same transaction was sent already within two minutes.'],
    13: 'credential',
    16: ['not-found', 'The transaction does not exist.'],
    17: ['not-enabled', 'This kind of card is not enabled for the account.'],
    27: ['customer', 'The address of the customer does not match that of their card.'],
    44: CARD,
    45: CARD,
    54: ['conflict', 'The current state does not allow this, or it was done already: read the status first.'],
    65: CARD,
    78: CARD,
    103: 'credential',
    252: PAYMENT_ACCEPTED,
    253: PAYMENT_ACCEPTED,
    E00001: 'server',
    E00003: ['request', 'The API could not read the body: the order of the fields matters to it.'],
    E00004: ['request', 'The API does not know the method.'],
    E00005: 'credential',
    E00006: 'credential',
    E00007: [
      'credential',
      'The API does not accept the login: the name or the transaction key is wrong, or of the other environment.',
    ],
    E00008: ['account', 'The account is not active.'],
    E00009: ['account', 'The account is in test mode.'],
    E00010: 'permission',
    E00011: 'permission',
    E00012: ['conflict', 'The same subscription exists already.'],
    E00013: 'request',
    E00014: ['request', 'A field is missing.'],
    E00027: [
      'customer',
      'The transaction was declined or the data of the customer is wrong: the body says which.',
    ],
    E00039: ['conflict', 'A record with these values exists already.'],
    E00040: 'not-found',
    E00053: 'overloaded',
    E00054: 'permission',
    E00085: 'rate-limit',
    E00104: 'overloaded',
    E00114: 'credential',
  },
};
