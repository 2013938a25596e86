import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What BigQuery says more exactly than Google's other APIs. */
export const googleBigquery: ProviderCodes = {
  name: 'Google BigQuery',
  slugs: ['google-bigquery'],
  hosts: ['bigquery.googleapis.com', 'bigquerystorage.googleapis.com'],
  source: 'https://cloud.google.com/bigquery/docs/error-messages',
  checked: '2026-11-25',
  messages: [
    [
      /not found in location/i,
      [
        'not-found',
        'It does not exist in this location: check the ids, and send the location of the dataset (such as EU), which is US otherwise.',
      ],
    ],
    [
      /not allowed in the free tier|billing (?:must be|has not been) enabled|enable billing/i,
      [
        'payment',
        'The project is in the sandbox, which may not do this: enable billing for it in the console.',
      ],
    ],
    [
      /bigquery\.jobs\.create/i,
      [
        'permission',
        'The account of the {key} lacks the permission to run jobs in this project: give it the role BigQuery Job User there.',
      ],
    ],
    [
      /drive credentials/i,
      [
        'permission',
        'The table is a file in Drive: the {key} lacks the scope of Drive, or the file is not shared.',
      ],
    ],
    [
      /permission bigquery\.|does not have .{0,60}permission/i,
      [
        'permission',
        'The account of the {key} lacks a permission, which the message names: give it a role that has it, such as BigQuery Data Viewer on the dataset.',
      ],
    ],
  ],
  codes: {
    invalidQuery: [
      'request',
      'The query has an error, or a field in it does not exist: the message says where, as [line:column].',
    ],
    quotaExceeded: [
      'quota',
      'A quota of the project is used up, such as the bytes or jobs of the day: the message names it. Wait, or request a larger one in the console.',
    ],
    rateLimitExceeded: [
      'rate-limit',
      'Too many requests of this kind in a short time, such as changes of one table: wait longer with each try.',
    ],
  },
};
