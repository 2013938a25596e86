import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A user with this address or name exists already.'];
const WRITE_CREATE: Meaning = [
  'permission',
  'The {key} may not write: create one with read and write access.',
];
const PRODUCT_SKU: Meaning = ['conflict', 'A product with this SKU exists already.'];
export const wordpress: ProviderCodes = {
  name: 'WordPress',
  slugs: ['wordpress', 'woocommerce'],
  hosts: ['public-api.wordpress.com', '*.wordpress.com'],
  source: 'https://developer.wordpress.org/rest-api/reference/',
  checked: '2026-11-25',
  messages: [
    [
      /consumer (?:key|secret) is (?:invalid|missing)/i,
      [
        'credential',
        'The consumer key (ck_) or consumer secret (cs_) is wrong: create both again in the advanced settings of WooCommerce.',
      ],
    ],
    [
      /invalid signature|signature does not match/i,
      [
        'signature',
        'The OAuth signature does not match the consumer secret: over plain http each call is signed. With https the key and secret are enough.',
      ],
    ],
    [
      /api key .{0,20}does not have (?:read|write)/i,
      [
        'permission',
        'The {key} was created without this permission: change it to Read/Write in the advanced settings of WooCommerce.',
      ],
    ],
  ],
  hasForm: ({ code, data, message }) =>
    (/^(?:rest|woocommerce|wc)_/.test(asText(code) ?? '') && asObject(data)?.status !== undefined) ||
    (code === 'internal_server_error' && /critical error on this website/.test(asText(message) ?? '')),
  // WordPress itself says 401 if nobody is logged in, and 403 of a user who lacks a role.
  find: ({ code, data }) =>
    asObject(data)?.status === 401 &&
    /^(?:woocommerce_)?rest_(?:cannot|forbidden|user_cannot)/.test(asText(code) ?? '')
      ? ['no-user']
      : [],
  codes: {
    'no-user': [
      'credential',
      'No user is logged in: the {key} is missing, wrong or not read, as some servers drop the Authorization header. WordPress takes an application password as basic authentication, and WooCommerce a consumer key with its secret.',
    ],
    internal_server_error: [
      'server',
      'A plugin or the theme of the site failed on its side: its error log says which.',
    ],
    rest_no_route: [
      'not-found',
      'The path does not exist: check it. The plugin that has it may not be active, or the permalinks of the site are plain.',
    ],
    rest_forbidden: ['permission', 'The user of the {key} lacks a role for this.'],
    rest_cannot_create: ['permission', 'The user of the {key} lacks the role to create this.'],
    rest_cannot_edit: ['permission', 'The user of the {key} lacks the role to edit this.'],
    rest_cannot_delete: ['permission', 'The user of the {key} lacks the role to delete this.'],
    rest_cannot_read: 'permission',
    rest_forbidden_context: ['permission', 'The user of the {key} lacks a role for this context.'],
    rest_user_cannot_view: 'permission',
    rest_not_logged_in: [
      'credential',
      'The {key} is missing or not valid, so no user is logged in: the server may drop the Authorization header.',
    ],
    rest_cookie_invalid_nonce: ['credential', 'The nonce or login of the session is expired or not valid.'],
    incorrect_password: [
      'credential',
      'The login is wrong: it takes an application password, not that of the user.',
    ],
    invalid_username: ['credential', 'The name of the user is wrong, so the login is not valid.'],
    invalid_email: ['credential', 'The address of the user is wrong, so the login is not valid.'],
    application_passwords_disabled: ['not-enabled', 'Application passwords are not enabled on this site.'],
    rest_post_invalid_id: ['not-found', 'The post does not exist: its id is wrong.'],
    rest_post_invalid_page_number: ['request', 'The page has a value larger than the number of pages.'],
    rest_user_invalid_id: 'not-found',
    rest_term_invalid: 'not-found',
    rest_invalid_param: 'request',
    rest_missing_callback_param: ['request', 'A parameter is missing.'],
    rest_invalid_json: ['request', 'The API could not read the JSON of the body.'],
    rest_upload_no_data: ['request', 'The data of the file is missing.'],
    rest_upload_unknown_error: 'server',
    rest_upload_sideload_error: ['request', 'The site does not accept this type of file.'],
    rest_disabled: ['not-enabled', 'The REST API is not enabled on this site.'],
    existing_user_login: EXISTS,
    existing_user_email: EXISTS,
    term_exists: ['conflict', 'A record with the same name or value exists already.'],
    jwt_auth_failed: ['credential', 'The login of the user is wrong.'],
    jwt_auth_invalid_token: 'credential',
    jwt_auth_no_auth_header: [
      'credential',
      'The {key} is missing: the server may drop the Authorization header.',
    ],
    woocommerce_rest_authentication_error: [
      'credential',
      'The consumer key or secret is wrong, or over plain http the signature is missing.',
    ],
    woocommerce_rest_cannot_view: [
      'permission',
      'The consumer key did not arrive, or its user may not read this: the server drops the Authorization header, the site is called over plain http, or the user lacks the role.',
    ],
    woocommerce_rest_cannot_create: WRITE_CREATE,
    woocommerce_rest_cannot_edit: WRITE_CREATE,
    woocommerce_rest_cannot_delete: ['permission', 'The {key} may not delete this.'],
    woocommerce_rest_product_invalid_id: 'not-found',
    woocommerce_rest_shop_order_invalid_id: 'not-found',
    woocommerce_rest_invalid_product_id: 'not-found',
    woocommerce_rest_order_invalid_id: 'not-found',
    woocommerce_rest_product_sku_already_exists: PRODUCT_SKU,
    product_invalid_sku: PRODUCT_SKU,
    woocommerce_product_image_upload_error: [
      'request',
      'The site could not load the image: the value of src has to be an address that it reaches, of a type that it accepts.',
    ],
    woocommerce_rest_trash_not_supported: [
      'request',
      'The parameter force is missing: this can only be deleted for good, with force set to true.',
    ],
    rest_trash_not_supported: [
      'request',
      'The parameter force is missing: this can only be deleted for good, with force set to true.',
    ],
    woocommerce_rest_already_trashed: ['conflict', 'It was deleted already and is in the trash.'],
    rest_already_trashed: ['conflict', 'It was deleted already and is in the trash.'],
    'registration-error-email-exists': EXISTS,
    woocommerce_rest_invalid_coupon: ['request', 'The coupon has a value that does not exist.'],
    woocommerce_rest_customer_invalid_id: 'not-found',
    woocommerce_rest_term_invalid: 'not-found',
    woocommerce_rest_invalid_id: 'not-found',
    unauthorized: 'permission',
    invalid_token: 'credential',
    authorization_required: 'credential',
  },
};
