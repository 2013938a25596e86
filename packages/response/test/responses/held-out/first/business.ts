import type { ResponseCase } from '#test/responses/response-case.ts';

export const firstBusiness: ResponseCase[] = [
  {
    provider: 'Salesforce',
    what: 'requests of the day used up',
    url: 'https://acme.my.salesforce.com/services/data/v61.0/query?q=SELECT+Id+FROM+Account',
    status: 403,
    body: [{ message: 'TotalRequests Limit exceeded.', errorCode: 'REQUEST_LIMIT_EXCEEDED' }],
    cause: 'quota',
    also: ['rate-limit'],
    source: 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm',
  },
  {
    provider: 'HubSpot',
    what: 'scopes of the app',
    url: 'https://api.hubapi.com/crm/v3/objects/contacts',
    status: 403,
    body: {
      status: 'error',
      message:
        "This app hasn't been granted all required scopes to make this call. Read more about required scopes here: https://developers.hubspot.com/scopes.",
      correlationId: 'c',
      errors: [
        {
          message: 'One or more of the following scopes are required.',
          context: { requiredGranularScopes: ['crm.objects.contacts.read'] },
        },
      ],
      links: { scopes: 'https://developers.hubspot.com/scopes' },
      category: 'MISSING_SCOPES',
    },
    cause: 'permission',
    names: [/crm\.objects\.contacts\.read/],
    source: 'https://developers.hubspot.com/docs/guides/api/app-management/oauth-tokens',
  },
  {
    provider: 'Zendesk',
    what: 'duplicate value',
    url: 'https://acme.zendesk.com/api/v2/users',
    method: 'POST',
    status: 422,
    body: {
      error: 'RecordInvalid',
      description: 'Record validation errors',
      details: {
        email: [
          {
            description: 'Email: jo@example.com is already being used by another user',
            error: 'DuplicateValue',
          },
        ],
      },
    },
    cause: 'conflict',
    also: ['request'],
    names: [/already being used/],
    source: 'https://developer.zendesk.com/documentation/ticketing/getting-started/zendesk-api-errors/',
  },
  {
    provider: 'Xero',
    what: 'validation in elements',
    url: 'https://api.xero.com/api.xro/2.0/Invoices/1',
    method: 'POST',
    status: 400,
    body: {
      ErrorNumber: 10,
      Type: 'ValidationException',
      Message: 'A validation exception occurred',
      Elements: [
        { InvoiceID: '1', ValidationErrors: [{ Message: 'Invoice not of valid status for modification' }] },
      ],
    },
    cause: 'request',
    also: ['conflict'],
    names: [/Invoice not of valid status/],
    source: 'https://developer.xero.com/documentation/api/accounting/responsecodes',
  },
  {
    provider: 'QuickBooks Online',
    what: 'stale object',
    url: 'https://quickbooks.api.intuit.com/v3/company/1/customer',
    method: 'POST',
    status: 400,
    body: {
      Fault: {
        Error: [
          {
            Message: 'Stale Object Error',
            Detail:
              'Stale Object Error : You and jo were working on this at the same time. jo finished before you did, so your work was not saved.',
            code: '5010',
            element: '',
          },
        ],
        type: 'ValidationFault',
      },
      time: '2026-11-23T00:00:00.000-08:00',
    },
    cause: 'conflict',
    names: [/at the same time/],
    source: 'https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes',
  },
  {
    provider: 'monday.com',
    what: 'complexity budget in a 200',
    url: 'https://api.monday.com/v2',
    method: 'POST',
    status: 200,
    body: {
      error_code: 'ComplexityException',
      status_code: 429,
      error_message:
        'Complexity budget exhausted, query cost 30001 budget remaining 29986 out of 1000000 reset in 12 seconds',
      error_data: {},
      account_id: 1,
    },
    cause: 'rate-limit',
    names: [/12 s/],
    source: 'https://developer.monday.com/api-reference/docs/error-handling',
  },
  {
    provider: 'Zoom',
    what: 'scope, sent as 400',
    url: 'https://api.zoom.us/v2/users/me/meetings',
    method: 'POST',
    status: 400,
    body: {
      code: 4711,
      message:
        'Invalid access token, does not contain scopes:[meeting:write:meeting, meeting:write:meeting:admin].',
    },
    cause: 'permission',
    names: [/meeting:write:meeting/],
    source: 'https://developers.zoom.us/docs/api/errors/',
  },
];
