import type { ResponseCase } from '#test/responses/response-case.ts';

export const secondStorage: ResponseCase[] = [
  {
    provider: 'Dropbox',
    what: 'scope of the app',
    url: 'https://api.dropboxapi.com/2/files/list_folder',
    method: 'POST',
    status: 401,
    body: {
      error_summary: 'missing_scope/..',
      error: { '.tag': 'missing_scope', required_scope: 'files.metadata.read' },
    },
    cause: 'permission',
    names: [/files\.metadata\.read/],
    source: 'https://www.dropbox.com/developers/documentation/http/documentation#error-handling',
  },
  {
    provider: 'Google Drive',
    what: 'storage full',
    url: 'https://www.googleapis.com/upload/drive/v3/files',
    method: 'POST',
    status: 403,
    body: {
      error: {
        code: 403,
        message: "The user's Drive storage quota has been exceeded.",
        errors: [
          {
            domain: 'usageLimits',
            reason: 'storageQuotaExceeded',
            message: "The user's Drive storage quota has been exceeded.",
          },
        ],
      },
    },
    cause: 'quota',
    also: ['customer'],
    source: 'https://developers.google.com/workspace/drive/api/guides/handle-errors',
  },
  {
    provider: 'OneDrive',
    what: 'no space',
    url: 'https://graph.microsoft.com/v1.0/me/drive/root:/a.zip:/content',
    method: 'PUT',
    status: 507,
    body: {
      error: {
        code: 'quotaLimitReached',
        message: 'Insufficient Space Available',
        innerError: { date: '2026-11-23T07:00:00' },
      },
    },
    cause: 'quota',
    source: 'https://learn.microsoft.com/en-us/graph/errors',
  },
  {
    provider: 'Notion',
    what: 'page not shared with the integration',
    url: 'https://api.notion.com/v1/databases/d9824bdc/query',
    method: 'POST',
    status: 404,
    body: {
      object: 'error',
      status: 404,
      code: 'object_not_found',
      message:
        'Could not find database with ID: d9824bdc. Make sure the relevant pages and databases are shared with your integration.',
    },
    cause: 'permission',
    also: ['not-found'],
    names: [/shared/],
    never: [/nothing at this path/],
    source: 'https://developers.notion.com/reference/status-codes',
  },
  {
    provider: 'Firestore',
    what: 'index needed',
    url: 'https://firestore.googleapis.com/v1/projects/acme/databases/(default)/documents:runQuery',
    method: 'POST',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message:
            'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/acme/firestore/indexes?create_composite=Ck',
          status: 'FAILED_PRECONDITION',
        },
      },
    ],
    cause: 'request',
    also: ['not-enabled'],
    names: [/requires an index/],
    source: 'https://firebase.google.com/docs/firestore/query-data/indexing',
  },
  {
    provider: 'Supabase',
    what: 'unique key',
    url: 'https://abc.supabase.co/rest/v1/users',
    method: 'POST',
    status: 409,
    body: {
      code: '23505',
      details: 'Key (email)=(jo@example.com) already exists.',
      hint: null,
      message: 'duplicate key value violates unique constraint "users_email_key"',
    },
    cause: 'conflict',
    names: [/email/],
    source: 'https://docs.postgrest.org/en/stable/references/errors.html',
  },
  {
    provider: 'Backblaze B2',
    what: 'cap reached',
    url: 'https://pod-000-1000-00.backblaze.com/b2api/v3/b2_upload_file',
    method: 'POST',
    status: 403,
    body: {
      code: 'cap_exceeded',
      message: 'Cannot upload files, storage cap exceeded. See the Caps & Alerts page to increase your cap.',
      status: 403,
    },
    cause: 'quota',
    also: ['payment'],
    source: 'https://www.backblaze.com/docs/cloud-storage-api-error-handling',
  },
];
