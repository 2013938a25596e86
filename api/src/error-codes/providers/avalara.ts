import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ADDRESS_VALUE: Meaning = [
  'request',
  'The address has a value that the API does not know: check its street, city and postal code.',
];
const ACCOUNT_DISABLED: Meaning = [
  'account',
  'The account is disabled, suspended or not set up: see its settings, and ask the support.',
];
export const avalara: ProviderCodes = {
  name: 'Avalara',
  slugs: ['avalara'],
  hosts: ['rest.avatax.com', 'sandbox-rest.avatax.com'],
  source: 'https://developer.avalara.com/avatax/errors/',
  checked: '2026-11-25',
  codes: {
    AuthenticationException: [
      'credential',
      'The API does not accept the {key}: the account id or license key is wrong, or of the other environment. The sandbox is at sandbox-rest.avatax.com.',
    ],
    AuthorizationException: 'permission',
    PermissionRequired: ['permission', 'The user of the {key} lacks a role for this company or action.'],
    AuthenticationIncomplete: 'credential',
    InvalidAddress: ADDRESS_VALUE,
    AddressIncomplete: ADDRESS_VALUE,
    AddressError: ADDRESS_VALUE,
    GetTaxError: [
      'request',
      'The tax could not be calculated: a value such as the address is wrong, as the message says.',
    ],
    TaxAddressError: ADDRESS_VALUE,
    AddressRangeError: ADDRESS_VALUE,
    EntityNotFoundError: 'not-found',
    DuplicateEntry: ['conflict', 'A record with the same value exists already.'],
    DocumentNotFound: 'not-found',
    DocStatusError: ['conflict', 'The document is committed or locked already.'],
    CannotModifyLockedTransaction: ['conflict', 'The document is locked already.'],
    CannotVerify: ADDRESS_VALUE,
    ValueRequiredError: ['request', 'A field is missing.'],
    StringLengthError: ['request', 'A value is too long.'],
    RangeCompareError: 'request',
    InvalidEnumValue: 'request',
    JsonFormatError: ['request', 'The API could not read the JSON of the body.'],
    BadDocumentFetch: 'not-found',
    SubscriptionRequired: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    AccountInactive: ACCOUNT_DISABLED,
    CompanyNotFoundError: ['not-found', 'The company does not exist in this account: check its code.'],
    NexusNotFound: 'not-found',
    ServerUnreachable: 'server',
    RateLimitExceeded: 'rate-limit',
    ModelRequiredException: ['request', 'The body is missing.'],
    InactiveCompanyError: ACCOUNT_DISABLED,
  },
};
