import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_ADDRESS: Meaning = ['account', 'The account or the address is blocked from editing.'];

/** Errors come with 200, and with their code in a header. */
export const mediawiki: ProviderCodes = {
  name: 'MediaWiki',
  slugs: ['wikipedia', 'wikidata'],
  hosts: ['*.wikipedia.org', '*.wikimedia.org', '*.wikidata.org', '*.wiktionary.org', 'www.mediawiki.org'],
  source: 'https://www.mediawiki.org/wiki/API:Errors_and_warnings',
  checked: '2026-11-23',
  hasForm: (_body, headers) => headers['mediawiki-api-error'] !== undefined,
  messages: [
    [
      /making too many requests/i,
      [
        'rate-limit',
        'Too many requests: wait, send them one after another, and name the application and a contact in the User-Agent header.',
      ],
    ],
  ],
  codes: {
    maxlag: ['overloaded', 'The databases of the API lag behind: try again later, or send a larger maxlag.'],
    ratelimited: 'rate-limit',
    actionthrottledtext: 'rate-limit',
    readonly: ['overloaded', 'The wiki may only be read for a while: try again later.'],
    badtoken: [
      'request',
      'The value of the token parameter is not valid: fetch a new one with the same login.',
    ],
    notoken: ['request', 'The parameter token is missing.'],
    permissiondenied: 'permission',
    readapidenied: 'permission',
    protectedpage: ['permission', 'The page is protected: the login may not edit it.'],
    blocked: ACCOUNT_ADDRESS,
    autoblocked: ACCOUNT_ADDRESS,
    assertuserfailed: ['credential', 'The login is expired: log in again.'],
    assertbotfailed: ['permission', 'The account is not allowed to act as a bot.'],
    editconflict: ['conflict', 'Somebody changed the page in the meantime: read it again.'],
    articleexists: ['conflict', 'The page exists already.'],
    missingtitle: ['not-found', 'The page does not exist.'],
    nosuchrevid: ['not-found', 'The revision does not exist.'],
    invalidtitle: ['request', 'The API does not accept the title.'],
    missingparam: ['request', 'A parameter is missing: the message names it.'],
    toomanyvalues: ['request', 'A parameter has too many values: send at most 50 at once.'],
    nosuchpageid: ['not-found', 'The page does not exist.'],
    pagedeleted: ['not-found', 'The page was deleted and does not exist any more.'],
    wrongpassword: ['credential', 'The login is wrong: use the name and password of a bot password.'],
    'mwoauth-invalid-authorization': [
      'credential',
      'The API does not accept the {key}: it is not valid, or its application was not approved.',
    ],
    notloggedin: ['credential', 'The login is expired or missing: log in first.'],
    badvalue: ['request', 'The API does not accept the value of a parameter.'],
    'abusefilter-disallowed': 'policy',
    spamblacklist: 'policy',
    'no-such-entity': ['not-found', 'The entity does not exist: check its id, such as Q42 or P31.'],
    'no-such-entity-link': ['not-found', 'The page has no entity, or does not exist.'],
    'resource-not-found': ['not-found', 'The item, property or statement does not exist: check its id.'],
    'redirected-item': ['elsewhere', 'The item was merged into another: it is at that other address.'],
    'invalid-path-parameter': ['request', 'An id in the path is not a valid value: the message names it.'],
    'invalid-query-parameter': ['request', 'A parameter has a wrong value: the message names it.'],
    'missing-field': ['request', 'A field is missing: context.path names it.'],
    'invalid-value': ['request', 'A field has a wrong value: context.path names it.'],
    'invalid-key': ['request', 'A field has a name that is not a valid value.'],
    'invalid-revision': ['request', 'The revision is not a valid value.'],
    'data-policy-violation': [
      'conflict',
      'The data conflicts with a rule of the wiki: it exists already, or is too long.',
    ],
    'patch-test-failed': [
      'conflict',
      'The test of the patch failed: somebody changed the value in the meantime.',
    ],
    'patch-target-not-found': ['not-found', 'What the patch changes does not exist.'],
    'permission-denied': [
      'permission',
      'The user may not edit this: the page is protected, or the user or address is blocked.',
    ],
    'request-limit-reached': 'rate-limit',
    'resource-too-large': ['request', 'The result is too large a value: ask for less.'],
  },
};
