import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PARAMETER: Meaning = [
  'request',
  'A search parameter is missing, has a wrong value or may not be used with another: diagnostics names it.',
];
const CLIENT: Meaning = [
  'credential',
  'The client id is wrong here, or its JWT is: the sandbox takes the non-production client id, changes to an app take up to an hour there, and a backend app signs with the key that it registered.',
];

/** Epic numbers its errors in `issue[].details.coding`. */
export const epic: ProviderCodes = {
  name: 'Epic on FHIR',
  slugs: ['epic-on-fhir'],
  hosts: ['fhir.epic.com'],
  source: 'https://fhir.epic.com/Documentation',
  checked: '2026-11-25',
  find: ({ resourceType, issue }) =>
    resourceType === 'OperationOutcome'
      ? listOf(issue).flatMap((one) => {
          const { severity, details } = asObject(one) ?? {};
          const coding = listOf(asObject(details)?.coding)[0];
          return severity === 'error' || severity === 'fatal' ? (asText(asObject(coding)?.code) ?? []) : [];
        })
      : [],
  messages: [
    [
      /valid, but is not authorized/i,
      [
        'permission',
        'The app lacks a scope or an API for this: select the API of this resource for the app, and ask for its scope at the login.',
      ],
    ],
  ],
  codes: {
    invalid_client: CLIENT,
    unauthorized_client: CLIENT,
    4100: PARAMETER,
    4102: ['not-found', 'There is no resource with this id: it does not exist, or is of another type.'],
    4110: PARAMETER,
    4111: PARAMETER,
    4112: PARAMETER,
    4115: PARAMETER,
    4113: ['request', 'The page of results is expired: search again.'],
    4118: ['permission', 'The user lacks the permission for this at the hospital.'],
    4134: ['permission', 'The {key} may only read the patient that was chosen at the login.'],
    59100: ['request', 'The resource has a value that does not fit its profile: diagnostics says which.'],
    59108: ['request', 'An element or a search parameter is missing: diagnostics says which.'],
  },
};
