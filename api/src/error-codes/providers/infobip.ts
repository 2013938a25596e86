import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low: top it up.'];
const NUMBER: Meaning = ['customer', 'The number of the recipient is not valid or cannot be reached.'];
export const infobip: ProviderCodes = {
  name: 'Infobip',
  slugs: ['infobip'],
  hosts: ['*.api.infobip.com', 'api.infobip.com'],
  source: 'https://www.infobip.com/docs/essentials/response-status-and-error-codes',
  checked: '2026-11-25',
  find: (body) => {
    const { serviceException } = asObject(body.requestError) ?? {};
    const id = asText(asObject(serviceException)?.messageId);
    return id === undefined ? [] : [id];
  },
  messages: [
    [/invalid login details|no auth/i, 'credential'],
    [
      /ip.{0,20}(?:not|whitelist|allow)/i,
      [
        'restricted',
        'The {key} may not be used from this address: add it to the allowed ones in the settings of the account.',
      ],
    ],
    [/trial|demo/i, ['account', 'The account is a trial: it may only send to verified numbers.']],
  ],
  codes: {
    UNAUTHORIZED: [
      'credential',
      'The API does not accept the {key}: it is wrong, the header is not “Authorization: App” with the key, or the host is not that of the account.',
    ],
    FORBIDDEN: 'permission',
    BAD_REQUEST: 'request',
    NOT_FOUND: 'not-found',
    TOO_MANY_REQUESTS: 'rate-limit',
    NOT_ENOUGH_CREDITS: BALANCE_ACCOUNT,
    GENERAL_ERROR: 'server',
    E400: 'request',
    E401: 'credential',
    E403: 'permission',
    E404: 'not-found',
    E429: 'rate-limit',
    E500: 'server',
    EC_INVALID_DESTINATION_ADDRESS: NUMBER,
    REJECTED_NOT_ENOUGH_CREDITS: BALANCE_ACCOUNT,
    REJECTED_DESTINATION: NUMBER,
    REJECTED_DESTINATION_NOT_REGISTERED: [
      'account',
      'The account is a trial: it may only send to numbers that were registered in it.',
    ],
    REJECTED_SENDER: [
      'account',
      'The sender is not verified or not allowed for the account: verify it, or use one that is.',
    ],
  },
};
