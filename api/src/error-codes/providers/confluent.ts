import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const confluent: ProviderCodes = {
  name: 'Confluent Cloud',
  slugs: ['confluent'],
  hosts: ['api.confluent.cloud', '*.confluent.cloud', 'api.telemetry.confluent.cloud'],
  source: 'https://docs.confluent.io/cloud/current/api.html',
  checked: '2026-11-25',
  messages: [
    [
      /cloud api key|cluster api key|invalid api key|^unauthorized$|authentication failed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of another kind. This host takes a key of the same resource: api.confluent.cloud a Cloud key, a cluster or a schema registry one of its own.',
      ],
    ],
    [
      /\bforbidden\b|not authorized to|not have .{0,30}(?:access|permission)/i,
      [
        'permission',
        'The {key} is not allowed to do this: its owner lacks a role or an ACL for the resource.',
      ],
    ],
    [
      /incompatible/i,
      [
        'conflict',
        'The schema conflicts with an earlier one: the compatibility of the subject does not allow the change.',
      ],
    ],
    [
      /quota|(?<!rate )limit (?:exceeded|reached)/i,
      ['quota', 'A quota of the organization or environment is used up: request a larger one.'],
    ],
  ],
  codes: {
    40002: ['conflict', 'The topic exists already.'],
    40401: ['not-found', 'The subject does not exist, or the cluster: check its name.'],
    40402: ['not-found', 'The version of the schema does not exist.'],
    40403: [
      'not-found',
      'The topic, its partition or the schema does not exist: check its name and the cluster.',
    ],
    42201: ['request', 'The schema is not a valid value.'],
    42202: ['request', 'The version is not a valid value.'],
    42203: ['request', 'The compatibility is not a valid value.'],
    409: 'conflict',
    50003: ['server', 'The registry could not reach its leader: try again.'],
  },
};
