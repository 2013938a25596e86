import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const powerBi: ProviderCodes = {
  name: 'Power BI',
  slugs: ['power-bi'],
  hosts: ['api.powerbi.com'],
  source: 'https://learn.microsoft.com/power-bi/developer/embedded/embed-troubleshoot',
  checked: '2026-11-25',
  codes: {
    TokenExpired: 'credential',
    PowerBINotAuthorizedException: 'permission',
    PowerBIEntityNotFound: 'not-found',
    ItemNotFound: 'not-found',
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
