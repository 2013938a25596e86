import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USED_ADDRESS: Meaning = [
  'restricted',
  'The {key} may not be used from this address: add it to the API access list of the {key}, in the Access Manager of the organization.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const ORGANIZATION_PAYMENT: Meaning = [
  'payment',
  'The organization has no payment method: add one in its billing.',
];
export const mongodbAtlas: ProviderCodes = {
  name: 'MongoDB Atlas',
  slugs: ['mongodb-atlas'],
  hosts: ['cloud.mongodb.com'],
  source: 'https://www.mongodb.com/docs/atlas/reference/api-errors/',
  checked: '2026-11-25',
  codes: {
    IP_ADDRESS_NOT_ON_ACCESS_LIST: USED_ADDRESS,
    ORG_REQUIRES_ACCESS_LIST: USED_ADDRESS,
    RESOURCE_REQUIRES_ACCESS_LIST: USED_ADDRESS,
    USER_UNAUTHORIZED: ['permission', 'The {key} lacks a role in the organization or project.'],
    NOT_ORG_GROUP_CREATOR: 'permission',
    UNAUTHORIZED: [
      'credential',
      'The API does not accept the {key}: it is wrong or deleted. A public and a private key are sent by HTTP digest, not by Basic; a service account sends a token after Bearer.',
    ],
    NOT_IN_GROUP: ['permission', 'The {key} has no role in the project: invite it there.'],
    NOT_USER_ADMIN: 'permission',
    INVALID_GROUP_ID: ['request', 'The value of the project id is not valid.'],
    INVALID_ORG_ID: ['request', 'The value of the organization id is not valid.'],
    INVALID_CLUSTER_CONFIGURATION: ['request', 'The values of the cluster do not fit each other.'],
    TENANT_CLUSTER_UPDATE_UNSUPPORTED: ['request', 'A value cannot be changed on a free or shared cluster.'],
    CANNOT_CLOSE_GROUP_ACTIVE_ATLAS_CLUSTERS: [
      'conflict',
      'The project still has clusters, which conflicts with deleting it: delete them first.',
    ],
    INVALID_SERVICE_ACCOUNT_CREDENTIALS: 'credential',
    GROUP_NOT_FOUND: ['not-found', 'The project does not exist, or the {key} may not see it.'],
    CLUSTER_NOT_FOUND: 'not-found',
    RESOURCE_NOT_FOUND: 'not-found',
    USERNAME_NOT_FOUND: 'not-found',
    ORG_NOT_FOUND: 'not-found',
    DUPLICATE_CLUSTER_NAME: EXISTS,
    USER_ALREADY_EXISTS: ['conflict', 'A user with this address or name exists already.'],
    DUPLICATE_DATABASE_USER_NAME: EXISTS,
    GROUP_ALREADY_EXISTS: EXISTS,
    INVALID_ATTRIBUTE: 'request',
    MISSING_ATTRIBUTE: ['request', 'A field is missing.'],
    INVALID_JSON: 'request',
    INVALID_JSON_ATTRIBUTE: 'request',
    INVALID_ENUM_VALUE: 'request',
    INVALID_VERSION_DATE: [
      'request',
      'The version in the Accept header has a value that the API does not know.',
    ],
    UNSUPPORTED_API_VERSION: 'request',
    PAYMENT_METHOD_REQUIRED: ORGANIZATION_PAYMENT,
    NO_PAYMENT_INFORMATION_FOUND: ORGANIZATION_PAYMENT,
    OUTSTANDING_PAYMENT_FOR_ORG: ['payment', 'The organization has to pay an open bill: see its billing.'],
    CANNOT_CREATE_FREE_CLUSTER_VIA_PUBLIC_API: 'request',
    CANNOT_UPDATE_PAUSED_CLUSTER: [
      'conflict',
      'The cluster is paused, which conflicts with this: resume it first.',
    ],
    CLUSTER_ALREADY_REQUESTED_DELETION: ['conflict', 'The cluster is being deleted already.'],
    MAX_CLUSTERS_LIMIT_REACHED: [
      'quota',
      'A quota of the account is used up: choose a larger plan, or delete what is not used.',
    ],
    RATE_LIMITED: 'rate-limit',
    UNEXPECTED_ERROR: 'server',
  },
};
