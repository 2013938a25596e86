import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What these codes mean for the storage of Azure; the others are with those of Microsoft. */
export const azureBlobStorage: ProviderCodes = {
  name: 'Azure Storage',
  slugs: ['azure-blob-storage'],
  hosts: [
    '*.blob.core.windows.net',
    '*.dfs.core.windows.net',
    '*.queue.core.windows.net',
    '*.table.core.windows.net',
    '*.file.core.windows.net',
  ],
  source: 'https://learn.microsoft.com/rest/api/storageservices/common-rest-api-error-codes',
  checked: '2026-11-25',
  codes: {
    AuthenticationFailed: [
      'credential',
      'The {key} is wrong or expired: the signature made with the account key or the SAS does not match, the clock of this machine is wrong, or x-ms-version is missing with a login.',
    ],
    NoAuthenticationInformation: [
      'credential',
      'The {key} is missing: send a SAS in the query, or Authorization with x-ms-version and x-ms-date.',
    ],
    AuthorizationPermissionMismatch: [
      'permission',
      'The login lacks a role for the data, or the SAS a permission: assign Storage Blob Data Reader or Contributor. Owner is not enough, and a new role takes some minutes.',
    ],
    AuthorizationFailure: [
      'permission',
      'The storage account does not allow this from here: its firewall allows other networks only, or the SAS lacks the permission.',
    ],
    AuthorizationServiceMismatch: ['permission', 'The SAS lacks the permission for this service.'],
    AuthorizationResourceTypeMismatch: [
      'permission',
      'The SAS lacks the permission for this type of resource (srt): service, container or object.',
    ],
    ContainerNotFound: [
      'not-found',
      'The container does not exist in this account: check its name in the path.',
    ],
    BlobNotFound: [
      'not-found',
      'The blob does not exist in this container: check its name, in which the case of letters counts.',
    ],
    ResourceNotFound: [
      'not-found',
      'It does not exist, or is not public and the call arrived without a {key} that may see it.',
    ],
    KeyBasedAuthenticationNotPermitted: [
      'permission',
      'The account does not allow its keys (Shared Key): use a login of Microsoft Entra with a role for the data, or allow key access in its configuration.',
    ],
    PublicAccessNotPermitted: [
      'permission',
      'The account does not allow public access: send a {key}, a SAS or a login.',
    ],
    InvalidBlobType: ['conflict', 'The blob is of another type already: block, page or append.'],
    InvalidBlockList: ['request', 'A block of the list is missing: upload it first.'],
    SnapshotsPresent: ['conflict', 'The blob has snapshots, which conflicts with deleting it.'],
    LeaseIdMissing: ['conflict', 'The blob has a lease already: send its id in x-ms-lease-id.'],
    BlobImmutableDueToPolicy: ['policy', 'A policy of the container keeps the blob from being changed.'],
    BlobArchived: ['not-ready', 'The blob is archived and not ready to be read: change its tier first.'],
    UnsupportedHeader: ['request', 'A header is not supported by this x-ms-version.'],
    UnsupportedHttpVerb: ['request', 'The path does not take this method, or the parameter comp is missing.'],
  },
};
