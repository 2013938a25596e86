import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What is more exact than the table of Microsoft, which is for Azure as well. */
export const microsoftGraph: ProviderCodes = {
  name: 'Microsoft Graph',
  slugs: ['microsoft-graph'],
  hosts: ['graph.microsoft.com'],
  source: 'https://learn.microsoft.com/graph/errors',
  checked: '2026-11-25',
  messages: [
    [
      /(?:invalid|wrong) audience/i,
      [
        'credential',
        'The API does not accept the access token: it was issued for another API. Request one with the scope graph.microsoft.com/.default (after https).',
      ],
    ],
    [
      /delegated authentication|\/me request/i,
      [
        'request',
        'The API does not accept the path /me from an application without a user: call /users/ with the id of the user, or log a user in (delegated).',
      ],
    ],
    [
      /\bSPO licen[cs]e/i,
      [
        'account',
        'The organization of the account has no licence for SharePoint and OneDrive: assign one, or log in with a work account that has it.',
      ],
    ],
    [
      /resource not found for the segment/i,
      [
        'not-found',
        'The path does not exist in this version: check its spelling, and whether it is in /beta only.',
      ],
    ],
  ],
  codes: {
    Authorization_RequestDenied: [
      'permission',
      'The application or the user lacks a permission for this: add it to the application in Entra, let an administrator consent to it, and get another token.',
    ],
    ErrorAccessDenied: [
      'permission',
      'The token lacks a permission for this (such as Mail.Read), or its user may not open this mailbox: add the permission, and consent to it.',
    ],
    accessDenied: [
      'permission',
      'The token lacks a permission for this (such as Files.Read.All or Sites.Read.All), or its user may not open the file or site.',
    ],
  },
};
