import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What the words of this API mean that are the same code as others of Google. */
export const googleSheets: ProviderCodes = {
  name: 'Google Sheets',
  slugs: ['google-sheets'],
  hosts: ['sheets.googleapis.com'],
  source: 'https://developers.google.com/workspace/sheets/api/troubleshoot-api-errors',
  checked: '2026-11-25',
  messages: [
    [
      /caller does not have permission/i,
      [
        'permission',
        'The account of the {key} lacks access to this spreadsheet: share it with the address of that account (of a service account, the one that ends in gserviceaccount.com). With an API key it has to be shared with everybody who has the link.',
      ],
    ],
    [
      /requested entity was not found/i,
      [
        'not-found',
        'The spreadsheet does not exist: its id is the part of its address between /d/ and /edit.',
      ],
    ],
    [
      /unable to parse range/i,
      [
        'request',
        'The range is not valid: it names a sheet that does not exist, or a name with spaces without quotation marks (’My sheet’!A1). Check the value.',
      ],
    ],
    [
      /exceeds grid limits/i,
      [
        'request',
        'The range is a value beyond the last row or column of the sheet: make the sheet larger, or the range smaller.',
      ],
    ],
    [
      /not supported for this document/i,
      [
        'request',
        'The API does not accept this document: it is a file of Excel (.xlsx). Open it, and save it as Google Sheets.',
      ],
    ],
    [
      /above the limit of \d+ cells/i,
      ['request', 'The spreadsheet would have more cells than allowed: that value has to be smaller.'],
    ],
    [
      /protected cell|protected range/i,
      [
        'permission',
        'The account of the {key} may not edit a protected range: add it to the editors of that range.',
      ],
    ],
    [
      /api keys are not supported|expected oauth/i,
      [
        'credential',
        'The API does not accept the {key} here, if it is an API key: that only reads what everybody may see. To write, log in and send an access token (OAuth) after Bearer.',
      ],
    ],
  ],
  codes: {},
};
