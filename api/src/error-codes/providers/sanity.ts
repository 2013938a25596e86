import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const UNREADABLE: Meaning = ['request', 'The API could not read the query: the message says where.'];
const CHANGED: Meaning = ['conflict', 'Somebody changed the document in the meantime.'];
const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
export const sanity: ProviderCodes = {
  name: 'Sanity',
  slugs: ['sanity'],
  hosts: ['*.api.sanity.io', '*.apicdn.sanity.io', 'api.sanity.io'],
  source: 'https://www.sanity.io/docs/http-reference/query',
  checked: '2026-11-25',
  messages: [
    [
      /session not found|invalid token|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, was deleted, or is of another project. It is made under API in the settings of the project.',
      ],
    ],
    [
      /insufficient permissions|permission ".{0,40}" required|does not have.{0,20}grant/i,
      ['permission', 'The {key} lacks a permission, such as that to write: create one with another role.'],
    ],
    [
      /dataset not found|dataset .{0,60}not found|project .{0,40}not found/i,
      ['not-found', 'The project or dataset does not exist.'],
    ],
    [/unable to parse|expected|syntax|unknown function/i, UNREADABLE],
    [/unexpected revision|revision/i, CHANGED],
    [/already exists/i, EXISTS],
    [
      /quota|limit exceeded|\bplans?\b/i,
      ['quota', 'A quota of the account is used up: choose a larger plan, or delete what is not used.'],
    ],
    [/rate limit/i, 'rate-limit'],
  ],
  codes: {
    queryParseError: UNREADABLE,
    documentAlreadyExistsError: EXISTS,
    documentRevisionIDDoesNotMatchError: CHANGED,
    insufficientPermissionsError: 'permission',
    projectUserNotFoundError: ['permission', 'The user of the {key} has no role in this project.'],
    mutationError: 'request',
    documentNotFoundError: 'not-found',
  },
};
