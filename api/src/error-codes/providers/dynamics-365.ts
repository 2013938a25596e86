import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
const RECORD: Meaning = [
  'not-found',
  'The record does not exist, or the user may not see it: check its id and the name of the entity set.',
];
const MANY: Meaning = [
  'rate-limit',
  'Too many requests for this user in five minutes: wait as Retry-After says.',
];

export const dynamics365: ProviderCodes = {
  name: 'Microsoft Dynamics 365',
  slugs: ['dynamics-365'],
  hosts: ['*.dynamics.com'],
  source: 'https://learn.microsoft.com/power-apps/developer/data-platform/reference/web-service-error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /resource not found for the segment/i,
      [
        'not-found',
        'The path names no entity set: it does not exist under this name, which is a plural (accounts) and not the name of the table.',
      ],
    ],
    [
      /is missing prv\w+ privilege/i,
      [
        'permission',
        'The user lacks a privilege, which the message names: give them a security role that has it, for the table and with the right depth.',
      ],
    ],
    [
      /not a member of the organi[sz]ation/i,
      [
        'permission',
        'The login is not allowed into this environment: add it as a user, or the application as an application user, with a security role.',
      ],
    ],
    [
      /undeclared property|could not find a property|does not exist on type/i,
      [
        'request',
        'The API does not know a field: names are those of the columns, in lower case, and a lookup is set with @odata.bind.',
      ],
    ],
    [/does not exist/i, RECORD],
  ],
  codes: {
    '0x80060888': [
      'not-found',
      'The path does not exist: check the name of the entity set and the function.',
    ],
    '0x80040217': RECORD,
    '0x80060891': ['not-found', 'No record has this value of the alternate key.'],
    '0x80040220': ['permission', 'The user lacks a privilege: give them a security role that has it.'],
    '0x80040221': ['permission', 'The user lacks access to this record: share it, or change the role.'],
    '0x80042f09': 'permission',
    '0x80072560': [
      'permission',
      'The login is not allowed into this environment: add it as a user or an application user.',
    ],
    '0x80041d1f': ['account', 'The user has no account that is enabled in this environment.'],
    '0x80040225': ['account', 'The user’s account is disabled in this environment, or has no licence.'],
    '0x80072321': MANY,
    '0x80072322': MANY,
    '0x80072326': [
      'rate-limit',
      'Too many requests at the same time for this user: wait as Retry-After says.',
    ],
    '0x80060882': ['conflict', 'Somebody changed the record in the meantime: read it again for its ETag.'],
    '0x80040237': EXISTS,
    '0x80040333': EXISTS,
    '0x80060892': EXISTS,
    '0x80040203': ['request', 'A parameter is missing or has a value that is not valid.'],
    '0x80048d19': [
      'request',
      'The API could not read the body: a field has a value of another type, or a name that it does not know.',
    ],
    '0x80040265': ['request', 'A plug-in of the environment did not accept a value: the message is its own.'],
    '0x80040224': ['request', 'A value is beyond the allowed range or length.'],
    '0x80060890': 'request',
    '0x80044331': ['request', 'A value is too long for its column.'],
    '0x8004431a': 'request',
    '0x80040216': 'server',
    '0x80044151': ['server', 'The database took too long: ask for less, and try again.'],
    '0x80041d52': 'server',
  },
};
