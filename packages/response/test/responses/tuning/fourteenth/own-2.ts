import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fourteenth set, written by somebody who had not seen the analysis and judged by hand, of APIs of the catalog: see docs/decisions/0080. */
export const fourteenthOwn2: ResponseCase[] = [
  {
    provider: 'notion',
    what: 'a database that is not shared',
    url: 'https://api.notion.com/v1/databases/8f6c1f0a7b3e4b0f9a4d2c1e5f6a7b8c/query',
    method: 'POST',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: {
      object: 'error',
      status: 404,
      code: 'object_not_found',
      message:
        'Could not find database with ID: 8f6c1f0a-7b3e-4b0f-9a4d-2c1e5f6a7b8c. Make sure the relevant pages and databases are shared with your integration.',
      request_id: '5a2c0f0e-1111-2222-3333-444455556666',
    },
    cause: 'not-found',
    names: [/shared with the integration/, /Connections/],
    never: [/nothing at this path/],
    source: 'from memory',
  },
  {
    provider: 'sendgrid',
    what: 'a mail that was accepted',
    url: 'https://api.sendgrid.com/v3/mail/send',
    method: 'POST',
    status: 202,
    headers: { 'x-message-id': '14c5d75ce93.dfd.64b469', 'content-length': '0' },
    body: '',
    cause: 'success',
    names: [/accepted the request/],
    source: 'from memory',
  },
  {
    provider: 'spotify',
    what: 'no device that plays',
    url: 'https://api.spotify.com/v1/me/player/play',
    method: 'PUT',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        status: 404,
        message: 'Player command failed: No active device found',
        reason: 'NO_ACTIVE_DEVICE',
      },
    },
    cause: 'not-found',
    names: [/open the app/],
    never: [/nothing at this path/],
    source: 'from memory',
  },
  {
    provider: 'google-drive',
    what: 'the storage of a service account',
    url: 'https://www.googleapis.com/upload/drive/v3/files?uploadType=multipart',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        errors: [
          {
            domain: 'usageLimits',
            reason: 'storageQuotaExceeded',
            message:
              'Service Accounts do not have storage quota. Leverage shared drives (https://developers.google.com/workspace/drive/api/guides/about-shareddrives), or use OAuth delegation (http://support.google.com/a/answer/7281227) instead.',
          },
        ],
        code: 403,
        message:
          'Service Accounts do not have storage quota. Leverage shared drives (https://developers.google.com/workspace/drive/api/guides/about-shareddrives), or use OAuth delegation (http://support.google.com/a/answer/7281227) instead.',
      },
    },
    cause: 'quota',
    also: ['account'],
    names: [/shared drive/],
    never: [/Too many/],
    source: 'https://github.com/bskim45/fastlane-plugin-google_drive/issues/44',
    seen: SEEN,
  },
  {
    provider: 'amazon-selling-partner',
    what: 'a token in the wrong header',
    url: 'https://sellingpartnerapi-eu.amazon.com/orders/v0/orders?MarketplaceIds=A1PA6795UKMFR9&CreatedAfter=2026-11-01T00:00:00Z',
    status: 403,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'AccessDeniedException' },
    body: {
      errors: [
        {
          code: 'Unauthorized',
          message: 'Access to requested resource is denied.',
          details: 'Access token is missing in the request header.',
        },
      ],
    },
    cause: 'credential',
    names: [/missing/],
    never: [/knows the/],
    source: 'https://github.com/amzn/selling-partner-api-models/issues/945',
    seen: SEEN,
  },
  {
    provider: 'amazon-s3',
    what: 'a bucket in another region',
    url: 'https://acme-exports.s3.amazonaws.com/?list-type=2&prefix=2026/',
    status: 301,
    headers: { 'content-type': 'application/xml', 'x-amz-bucket-region': 'eu-central-1' },
    body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>PermanentRedirect</Code><Message>The bucket you are attempting to access must be addressed using the specified endpoint. Please send all future requests to this endpoint.</Message><Endpoint>acme-exports.s3-eu-central-1.amazonaws.com</Endpoint><Bucket>acme-exports</Bucket><RequestId>8VY0000000000000</RequestId></Error>',
    cause: 'elsewhere',
    names: [/eu-central-1/],
    source: 'from memory',
  },
  {
    provider: 'azure-openai',
    what: 'a deployment that does not exist',
    url: 'https://acme-ai.openai.azure.com/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21',
    method: 'POST',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        code: 'DeploymentNotFound',
        message:
          'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
      },
    },
    cause: 'not-found',
    names: [/name in the address/],
    never: [/nothing at this path/],
    source: 'from memory',
  },
  {
    provider: 'paypal',
    what: 'an order that is not approved',
    url: 'https://api-m.sandbox.paypal.com/v2/checkout/orders/5O190127TN364715T/capture',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      details: [
        {
          issue: 'ORDER_NOT_APPROVED',
          description:
            "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
        },
      ],
      message:
        'The requested action could not be performed, semantically incorrect, or failed business validation.',
      debug_id: 'c9a75b43fc807',
      links: [
        {
          href: 'https://developer.paypal.com/docs/api/orders/v2/#error-ORDER_NOT_APPROVED',
          rel: 'information_link',
          method: 'GET',
        },
      ],
    },
    cause: 'customer',
    also: ['request'],
    names: [/approve/],
    never: [/declined/],
    source: 'from memory',
  },
  {
    provider: 'shopify',
    what: 'a shop that is frozen',
    url: 'https://acme-shop.myshopify.com/admin/api/2026-10/products.json',
    status: 402,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { errors: 'Unavailable Shop' },
    cause: 'account',
    also: ['payment'],
    names: [/owner has to pay/],
    source: 'https://github.com/Shopify/shopify-cli/issues/1770',
    seen: SEEN,
  },
  {
    provider: 'gitlab',
    what: 'a merge request that is open already',
    url: 'https://gitlab.com/api/v4/projects/4711/merge_requests',
    method: 'POST',
    status: 409,
    headers: { 'content-type': 'application/json' },
    body: { message: ['Another open merge request already exists for this source branch: !42'] },
    cause: 'conflict',
    names: [/!42/, /close it/],
    never: [/same name/],
    source: 'https://github.com/voxpupuli/modulesync/issues/195',
    seen: SEEN,
  },
];
