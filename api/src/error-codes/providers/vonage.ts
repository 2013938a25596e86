import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The older APIs for messages and codes report errors with 200; the others send problems whose type ends with the code. */
export const vonage: ProviderCodes = {
  name: 'Vonage',
  slugs: ['vonage'],
  hosts: ['rest.nexmo.com', 'api.nexmo.com', '*.vonage.com'],
  source: 'https://developer.vonage.com/en/messaging/sms/guides/troubleshooting-sms',
  checked: '2026-11-22',
  find: (body) => [
    ...listOf(body.messages).flatMap((message) => {
      const status = asText(asObject(message)?.status);
      return status === undefined || status === '0' ? [] : [status];
    }),
    ...(typeof body.error_text === 'string' && typeof body.status === 'string' && body.status !== '0'
      ? [`verify-${body.status}`]
      : []),
    ...(body.title === undefined
      ? []
      : [/api-errors[^#]{0,60}#([\w-]{1,40})$/.exec(asText(body.type) ?? '')?.[1] ?? []]
    ).flat(),
  ],
  messages: [
    [
      /did not provide correct credentials|missing or invalid jwt|invalid (?:jwt|token)/i,
      [
        'credential',
        'The API does not accept the {key}: most APIs take a JWT that is signed with the private key of the application, others the key and secret as HTTP Basic.',
      ],
    ],
  ],
  codes: {
    '1': 'rate-limit',
    '2': ['request', 'A parameter is missing.'],
    '3': ['request', 'The API does not accept a parameter.'],
    '4': 'credential',
    '5': 'server',
    '6': ['request', 'The API could not send the message: check the value of to.'],
    '7': ['customer', 'The recipient is blocked: the number is on a list.'],
    '8': ['account', 'The account may not send: it is blocked.'],
    '9': 'payment',
    '15': ['request', 'The API does not accept the sender (from).'],
    'verify-1': 'rate-limit',
    'verify-2': ['request', 'A parameter is missing.'],
    'verify-3': ['request', 'The API does not accept a parameter.'],
    'verify-4': 'credential',
    'verify-5': 'server',
    'verify-6': ['not-found', 'The request id does not exist, or its verification is finished.'],
    'verify-7': ['customer', 'The recipient is blocked: the number is on a list.'],
    'verify-8': ['account', 'The account may not send: it is blocked.'],
    'verify-9': 'payment',
    'verify-10': [
      'conflict',
      'This conflicts with another verification of the number that is not finished: cancel it, or wait until it ends.',
    ],
    'verify-15': ['customer', 'The network of the recipient is not supported.'],
    'verify-16': ['customer', 'The user gave a wrong code.'],
    'verify-17': ['customer', 'The user gave a wrong code too often: start another verification.'],
    'verify-101': ['not-found', 'The request id does not exist.'],
    'low-balance': ['payment', 'The balance of the account is too low: top it up.'],
    throttled: 'rate-limit',
    'rate-limit': 'rate-limit',
    unauthorized: 'credential',
    conflict: [
      'conflict',
      'This conflicts with another verification of the number that is not finished: cancel it, or wait until it ends.',
    ],
    'invalid-code': ['customer', 'The user gave a wrong code.'],
    1000: 'rate-limit',
    1010: ['request', 'A parameter is missing.'],
    1020: 'request',
    1022: ['request', 'The template does not exist, or its parameters do not fit.'],
    1030: 'server',
    1040: 'request',
    1050: ['customer', 'The recipient is blocked: the number is on a list.'],
    1060: ['account', 'The account may not send: it is blocked.'],
    1070: ['payment', 'The balance of the account is too low: top it up.'],
    1100: ['request', 'The message is too long.'],
    1120: ['request', 'The API does not accept the sender (from): it is no number or sender of the account.'],
    1160: ['account', 'The account is a trial: add the recipient to its test numbers.'],
    1170: ['request', 'The number in to is missing or has a value that is not valid.'],
    1340: [
      'request',
      'The user has not written in the last 24 hours: only a template is accepted as a message, so that value has to change.',
    ],
    'invalid-params': 'request',
    'not-found': 'not-found',
    forbidden: 'permission',
    'account-suspended': ['account', 'The account is suspended: ask the support.'],
    '29': ['account', 'The account is a trial: add the recipient to its test numbers.'],
  },
};
