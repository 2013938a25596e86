import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const OWN_WORDS =
  /^(?:the account sign-in was incorrect or your account is disabled|request does not match any route)/i;

export const adobeCommerce: ProviderCodes = {
  name: 'Adobe Commerce',
  slugs: ['adobe-commerce'],
  hosts: [],
  source: 'https://developer.adobe.com/commerce/webapi/get-started/gs-web-api-response/',
  checked: '2026-11-25',
  hasForm: ({ message, parameters, trace }) =>
    typeof message === 'string' &&
    (OWN_WORDS.test(message) ||
      (/%(?:resources|fieldName|\d)/.test(message) && (parameters !== undefined || trace !== undefined))),
  messages: [
    [
      /consumer isn.t authorized|is not authorized to access/i,
      [
        'credential',
        'The {key} is wrong or expired, or its integration or user lacks this resource (a permission): allow it there. Since 2.4.4 the token of an integration counts as a bearer token only if its setting is on.',
      ],
    ],
    [/no such entity|doesn.t exist|could not be found/i, 'not-found'],
    [
      /request does not match any route/i,
      ['not-found', 'The path does not exist, or not for this method: check it and the store code in it.'],
    ],
    [
      /sign-in was incorrect|account is disabled/i,
      [
        'credential',
        'The name or password of the login is wrong, or the account is locked for a while. With two-factor authentication an admin logs in at the path of its module.',
      ],
    ],
    [/already exists|unique constraint/i, ['conflict', 'A record with the same value exists already.']],
    [/is (?:a )?required|invalid|%fieldname/i, 'request'],
  ],
  codes: {},
};
