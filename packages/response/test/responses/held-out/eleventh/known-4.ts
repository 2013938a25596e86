import type { ResponseCase } from '#test/responses/response-case.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SEEN = '2026-11-30';

/**
 * Written on 30 November 2026 before anything was run, by somebody who had not read the code that explains responses. Without `seen` a case
 * is from knowledge of the API; some bodies were shortened, and ids replaced.
 */
export const CASES: ResponseCase[] = [
  {
    provider: 'jira',
    what: 'old search removed',
    url: 'https://acme.atlassian.net/rest/api/3/search?jql=project=WEB',
    status: 410,
    headers: JSON_TYPE,
    body: {
      errorMessages: [
        'The requested API has been removed. Please migrate to the /rest/api/3/search/jql API. A full migration guideline is available at https://developer.atlassian.com/changelog/#CHANGE-2046',
      ],
      errors: {},
    },
    cause: 'retired',
    names: [/search\/jql/],
    source: 'https://github.com/adyscorpius/logseq-jira/issues/34',
    seen: SEEN,
  },
  {
    provider: 'plaid',
    what: 'the customer has to log in at the bank again',
    url: 'https://production.plaid.com/transactions/sync',
    method: 'POST',
    status: 400,
    headers: JSON_TYPE,
    body: {
      display_message: null,
      error_code: 'ITEM_LOGIN_REQUIRED',
      error_message:
        "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
      error_type: 'ITEM_ERROR',
      request_id: 'HNTDNrA8F1shFEW',
    },
    cause: 'customer',
    also: ['credential'],
    never: [/client_id/],
    source: 'https://plaid.com/docs/errors/item/',
  },
  {
    provider: 'x-api',
    what: 'endpoint not part of the plan',
    url: 'https://api.twitter.com/1.1/statuses/update.json',
    method: 'POST',
    status: 403,
    headers: JSON_TYPE,
    body: {
      errors: [
        {
          message:
            'You currently have access to a subset of Twitter API v2 endpoints and limited v1.1 endpoints (e.g. media post, oauth) only. If you need access to this endpoint, you may need a different access level. You can learn more here: https://developer.twitter.com/en/portal/product',
          code: 453,
        },
      ],
    },
    cause: 'permission',
    also: ['payment', 'account', 'not-enabled'],
    names: [/access level|plan|subset/i],
    source: 'https://github.com/jim-easterbrook/pywws/issues/115',
    seen: SEEN,
  },
  {
    provider: 'docker-hub',
    what: 'anonymous pulls used up',
    url: 'https://registry-1.docker.io/v2/library/node/manifests/22',
    status: 429,
    headers: { ...JSON_TYPE, 'docker-ratelimit-source': '203.0.113.9' },
    body: {
      errors: [
        {
          code: 'TOOMANYREQUESTS',
          message:
            'You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit',
        },
      ],
    },
    cause: 'rate-limit',
    also: ['quota'],
    source: 'https://docs.docker.com/docker-hub/usage/',
  },
  {
    provider: 'elasticsearch',
    what: 'bulk: one of two documents was not taken',
    url: 'https://es.example.net:9200/_bulk',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      took: 30,
      errors: true,
      items: [
        { index: { _index: 'logs', _id: '1', status: 201, result: 'created' } },
        {
          index: {
            _index: 'logs',
            _id: '2',
            status: 400,
            error: {
              type: 'document_parsing_exception',
              reason: "[1:12] failed to parse field [took] of type [long] in document with id '2'",
            },
          },
        },
      ],
    },
    cause: 'partial',
    also: ['request'],
    source: 'https://www.elastic.co/docs/api/doc/elasticsearch/operation/operation-bulk',
  },
  {
    provider: 'vonage',
    what: 'SMS not sent because of the secret, with 200',
    url: 'https://rest.nexmo.com/sms/json',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: { 'message-count': '1', messages: [{ status: '4', 'error-text': 'Bad Credentials' }] },
    cause: 'credential',
    source: 'https://github.com/Nexmo/nexmo-developer/issues/940',
    seen: SEEN,
  },
  {
    provider: 'sendgrid',
    what: 'mail accepted with an empty body',
    url: 'https://api.sendgrid.com/v3/mail/send',
    method: 'POST',
    status: 202,
    headers: { 'x-message-id': '14c5d75ce93.dfd.64b469' },
    body: '',
    cause: 'success',
    source: 'https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send',
  },
];
