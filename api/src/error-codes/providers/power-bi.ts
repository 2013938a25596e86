import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const NOT_FOUND: Meaning = [
  'not-found',
  'It does not exist in this workspace, or the user or application is no member of it: check both ids, and whether the address needs /groups/ with that of the workspace.',
];

export const powerBi: ProviderCodes = {
  name: 'Power BI',
  slugs: ['power-bi'],
  hosts: ['api.powerbi.com'],
  source: 'https://learn.microsoft.com/power-bi/developer/embedded/embed-troubleshoot',
  checked: '2026-11-25',
  messages: [
    [
      /not accessible for application/i,
      [
        'not-enabled',
        'The tenant has not enabled its API for service principals: an administrator allows it in the tenant settings of the admin portal, for a group that the application is in.',
      ],
    ],
  ],
  codes: {
    TokenExpired: 'credential',
    PowerBINotAuthorizedException: [
      'permission',
      'The user or the application lacks access: add it as a member of the workspace, and the scope to the login.',
    ],
    PowerBIEntityNotFound: NOT_FOUND,
    ItemNotFound: NOT_FOUND,
    PowerBIApiDisabledForTenant: [
      'not-enabled',
      'A setting of the tenant does not allow this: its administrator has to enable it.',
    ],
    PowerBINotLicensedException: [
      'payment',
      'The user has no licence: assign one, under the billing of the tenant.',
    ],
    DatasetExecuteQueriesError: 'request',
    RequestedFileIsEncryptedOrCorrupted: 'request',
    API_NOT_AUTHORIZED: 'permission',
  },
};
