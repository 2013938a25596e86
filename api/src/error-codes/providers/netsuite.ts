import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const netsuite: ProviderCodes = {
  name: 'NetSuite',
  slugs: ['netsuite'],
  hosts: ['*.suitetalk.api.netsuite.com', '*.restlets.api.netsuite.com'],
  source: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_159075408049.html',
  checked: '2026-11-25',
  find: (body) =>
    listOf(body['o:errorDetails']).flatMap((one) => asText(asObject(one)?.['o:errorCode']) ?? []),
  codes: {
    INVALID_LOGIN: [
      'credential',
      'The API does not accept the {key}: the account id, a key or the signature is wrong; the login audit trail says which.',
    ],
    INVALID_LOGIN_ATTEMPT: 'credential',
    INSUFFICIENT_PERMISSION: [
      'permission',
      'The role of the {key} lacks a permission, which the message names: add it under Setup, Users/Roles.',
    ],
    USER_ERROR: ['request', 'A field is missing or has a wrong value: o:errorDetails names it.'],
    INVALID_KEY_OR_REF: [
      'request',
      'A field names a record that does not exist or does not fit: that value is wrong.',
    ],
    INVALID_SEARCH: ['request', 'The query has a field or a value that is not valid.'],
    INVALID_CONTENT: [
      'request',
      'A field has a value that is not valid, or the API could not read the body.',
    ],
    INVALID_PARAMETER: 'request',
    INVALID_VALUE: 'request',
    NONEXISTENT_ID: 'not-found',
    NONEXISTENT_FIELD: ['request', 'The record has no such field.'],
    NOT_FOUND: 'not-found',
    CONCURRENCY_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests at the same time: the plan limits how many may run at once.',
    ],
    REQUEST_LIMIT_EXCEEDED: 'rate-limit',
    SSS_REQUEST_LIMIT_EXCEEDED: 'rate-limit',
    RCRD_HAS_BEEN_CHANGED: ['conflict', 'Somebody changed the record in the meantime.'],
    RCRD_DSNT_EXIST: 'not-found',
    DUP_RCRD: EXISTS,
    DUP_ENTITY: EXISTS,
    UNEXPECTED_ERROR: 'server',
    FEATURE_DISABLED: ['not-enabled', 'The feature is not enabled for the account.'],
    INVALID_HEADER: [
      'request',
      'A header is missing or has a wrong value: SuiteQL needs “Prefer: transient”.',
    ],
    INVALID_REQUEST: 'request',
    SSS_INVALID_SCRIPTLET_ID: [
      'not-found',
      'The script or its deployment does not exist: check script and deploy in the address.',
    ],
    SSS_USAGE_LIMIT_EXCEEDED: ['request', 'The script did too much in one call: send fewer values.'],
    SSS_TIME_LIMIT_EXCEEDED: ['server', 'The script took too long: try again with less.'],
  },
};
