import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Servers of this standard write errors as an OperationOutcome. */
export const fhir: ProviderCodes = {
  name: 'FHIR',
  slugs: ['epic-on-fhir'],
  hosts: ['fhir.epic.com'],
  source: 'https://hl7.org/fhir/valueset-issue-type.html',
  checked: '2026-11-25',
  hasForm: ({ resourceType }) => resourceType === 'OperationOutcome',
  find: ({ resourceType, issue }) =>
    resourceType === 'OperationOutcome'
      ? listOf(issue).flatMap((one) => {
          const { code, severity } = asObject(one) ?? {};
          return severity === 'information' || severity === 'warning' ? [] : [asText(code) ?? ''];
        })
      : [],
  codes: {
    login: 'credential',
    unknown: 'credential',
    expired: 'credential',
    security: 'permission',
    forbidden: 'permission',
    suppressed: 'permission',
    required: ['request', 'An element or a parameter is missing.'],
    invalid: 'request',
    structure: ['request', 'The API could not read the resource.'],
    value: 'request',
    invariant: 'request',
    processing: 'request',
    'not-supported': [
      'request',
      'The server does not support this: a parameter or a resource has to be another.',
    ],
    duplicate: ['conflict', 'A record with the same value exists already.'],
    'multiple-matches': ['conflict', 'More than one record fits, which conflicts with the request.'],
    'not-found': 'not-found',
    deleted: ['not-found', 'The resource was deleted and does not exist any more.'],
    'too-long': ['request', 'The value is too long.'],
    'code-invalid': ['request', 'A code is a value that the server does not know.'],
    'too-costly': ['request', 'The request asks for too much: its values have to be narrower.'],
    'business-rule': ['policy', 'A rule of the server blocked this; its policy says what is allowed.'],
    conflict: ['conflict', 'Somebody changed the resource in the meantime.'],
    transient: ['server', 'The server failed for a moment: try again.'],
    'lock-error': ['conflict', 'Another request holds a lock on the resource.'],
    'no-store': ['overloaded', 'The server has no space left, and is overloaded.'],
    exception: 'server',
    timeout: ['server', 'The server took too long: try again.'],
    incomplete: 'server',
    throttled: 'rate-limit',
  },
};
