import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const adobeCommerce: ProviderCodes = {
  name: 'Adobe Commerce',
  slugs: ['adobe-commerce'],
  hosts: [],
  source: 'https://developer.adobe.com/commerce/webapi/get-started/gs-web-api-response/',
  checked: '2026-11-25',
  hasForm: ({ message, parameters, trace }) =>
    typeof message === 'string' &&
    /%(?:resources|fieldName|\d)/.test(message) &&
    (parameters !== undefined || trace !== undefined),
  messages: [
    [
      /consumer isn.t authorized|is not authorized to access/i,
      ['permission', 'The {key} lacks a resource (a permission) for this: allow it for the integration.'],
    ],
    [/no such entity|doesn.t exist|could not be found/i, 'not-found'],
    [
      /request does not match any route/i,
      ['not-found', 'The path does not exist: check it and the store code in it.'],
    ],
    [
      /sign-in was incorrect|account is disabled/i,
      ['credential', 'The name or password of the login is wrong, or the account is locked for a while.'],
    ],
    [/already exists|unique constraint/i, ['conflict', 'A record with the same value exists already.']],
    [/is (?:a )?required|invalid|%fieldname/i, 'request'],
  ],
  codes: {},
};
