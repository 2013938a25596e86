import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const splunk: ProviderCodes = {
  name: 'Splunk',
  slugs: ['splunk'],
  hosts: ['*.splunkcloud.com'],
  source: 'https://docs.splunk.com/Documentation/Splunk/latest/Data/TroubleshootHTTPEventCollector',
  checked: '2026-11-25',
  hasForm: ({ messages }) => {
    const { type, text } = asObject(listOf(messages)[0]) ?? {};
    return typeof text === 'string' && /^(?:WARN|ERROR|FATAL)$/.test(asText(type) ?? '');
  },
  messages: [
    [
      /data channel is missing|invalid data channel/i,
      [
        'request',
        'The header X-Splunk-Request-Channel is missing or no GUID: the token requires acknowledgements of the indexer.',
      ],
    ],
    [
      /not properly authenticated|login failed|invalid token|token is required|token disabled|invalid authorization/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, expired or disabled. The collector of events takes “Authorization: Splunk” with its token, the REST API a Bearer token.',
      ],
    ],
    [
      /insufficient permission|not have (?:the )?permission|capability/i,
      ['permission', 'The role of the user lacks the capability for this: add it to the role.'],
    ],
    [/could not find object|not found|unknown sid/i, 'not-found'],
    [/server is busy|queue/i, 'overloaded'],
    [/incorrect index/i, ['request', 'The index has a value that the token may not write to.']],
    [/invalid data format|no data|event field/i, 'request'],
    [
      /concurrent|quota|maximum number/i,
      ['quota', 'The searches that may run at the same time are used up: this quota is of the role.'],
    ],
    [
      /unknown search command|error in/i,
      ['request', 'The API does not accept the search: the message says which value is wrong.'],
    ],
  ],
  codes: {},
};
