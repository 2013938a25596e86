/** @import { Defect } from '../lib/defect.mjs' */

const FOLDER = 'api/src/features/oauth';
const RENEWAL = `${FOLDER}/connection-renewal.service.ts`;
const LEASE = `${FOLDER}/connection-lease.store.ts`;
const FRESH = `${FOLDER}/fresh-token.service.ts`;
const TESTS = [`${FOLDER}/connection-renewal.test.ts`];
const INSTANCES = [`${FOLDER}/connection-renewal.postgres.test.ts`];
const UNSTORED = [`${FOLDER}/unstored-tokens.test.ts`];
const FREE = 'api/src/db/lease.ts';
const CALLS = ['api/src/features/calls/connection-calls.test.ts'];

/** @type {Defect[]} */
export const oauthRefresh = [
  {
    name: 'oauth-refresh: two instances renew the same tokens at the same time',
    why: 'A provider that detects the second use of a refresh token ends the whole login.',
    file: FREE,
    find: ' is null or ',
    replace: ' is not null or 1 = 1 or ',
    tests: INSTANCES,
  },
  {
    name: 'oauth-refresh: a lease never ends',
    why: 'After a crash nobody could renew the tokens any more.',
    file: FREE,
    find: '{sharedClock(dialect, now)}',
    replace: "{''}",
    tests: INSTANCES,
  },
  {
    name: 'oauth-refresh: callers in one instance do not wait for each other',
    why: 'Each would read the connection and ask for the lease by itself, and all but one would hear of a failure.',
    file: RENEWAL,
    find: 'if (known !== undefined) return known;',
    replace: 'if (known !== undefined) return Promise.resolve({});',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: a lease is taken that another has given back since it was seen',
    why: 'A provider that is down would be asked by each instance, one after another.',
    file: LEASE,
    find: "    .where('lease_holder', seenHolder === null ? 'is' : '=', seenHolder)\n",
    replace: '',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: who has lost its lease writes nevertheless',
    why: 'An instance that was stopped would put older tokens in place of those that work.',
    file: LEASE,
    find: "    .where('version', '=', version)\n    .where('lease_holder', '=', holder)\n",
    replace: '',
    tests: INSTANCES,
  },
  {
    name: 'oauth-refresh: a request leaves after the lease is over',
    why: 'The refresh token would be used twice.',
    file: RENEWAL,
    find: 'const inTime = AbortSignal.timeout(leaseMs * (1 - STORE_SHARE));',
    replace: 'const inTime = new AbortController().signal;',
    tests: INSTANCES,
  },
  {
    name: 'oauth-refresh: the old refresh token is lost if the provider sends no new one',
    why: 'Such a provider keeps accepting the old one; without it the connection dies with its access token.',
    file: RENEWAL,
    find: 'refreshToken: grant.refreshToken ?? tokens.refreshToken,',
    replace: 'refreshToken: grant.refreshToken,',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: any failure ends the connection',
    why: 'A provider that is down for a minute would cost everyone a new login.',
    file: RENEWAL,
    find: 'const columns = needsReauth\n',
    replace: 'const columns = needsReauth || !needsReauth\n',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: a dead grant is not marked',
    why: 'Each call would ask the provider again, and nobody would learn that a login is needed.',
    file: RENEWAL,
    find: "reauth_reason: [message, ...advice].join(' ')",
    replace: "reauth_reason: message === '' ? advice.join(' ') : null",
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: a token that has expired is sent',
    why: 'The call fails with a 401 that says nothing of the cause.',
    file: FRESH,
    find: 'if (after.version === before.version && timeLeft(after, deps.now()) <= 0)',
    replace: 'if (after.version < before.version)',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: a token is renewed only when it has expired',
    why: 'It could expire on its way to the API.',
    file: FRESH,
    find: 'return left <= 0 || left < Math.min(SPARE_MS, lifetime / 2);',
    replace: 'return left <= 0;',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: the tokens of a login are lost if the database is away for a moment',
    why: 'The code is used up: the person would have to log in again, and the provider has tokens that nobody can end.',
    file: `${FOLDER}/keep-grant.service.ts`,
    find: 'if (await storePatiently(save, AbortSignal.timeout(GRANT_TIMEOUT_MS))) return true;',
    replace: 'if (await save().finally(() => [storePatiently, GRANT_TIMEOUT_MS])) return true;',
    tests: UNSTORED,
  },
  {
    name: 'oauth-refresh: the tokens of a login whose configuration was changed meanwhile live on at the provider',
    why: 'Nobody can use them here, and nobody can end them.',
    file: `${FOLDER}/keep-grant.service.ts`,
    find: 'await revokeUnstored(deps, { providerId, accountId: account?.id ?? null, client, grant, subject });',
    replace: 'void [revokeUnstored, providerId, client, subject];',
    tests: UNSTORED,
  },
  {
    name: 'oauth-refresh: the tokens of a renewal whose connection was deleted meanwhile live on at the provider',
    why: 'Nobody can use them here, and nobody can end them.',
    file: RENEWAL,
    find: 'await revokeUnstored(deps, { ...connection, client, grant: result.grant, subject });',
    replace: 'void [revokeUnstored, connection, client, subject];',
    tests: UNSTORED,
  },
  {
    name: 'oauth-refresh: a new login is ended with the tokens of a renewal that came too late',
    why: 'Many providers end all tokens of a person with one of them.',
    file: `${FOLDER}/revoke-tokens.service.ts`,
    find: 'if (await hasOther(db, { providerId, accountId })) return;',
    replace: 'void [hasOther, accountId];',
    tests: UNSTORED,
  },
  {
    name: 'oauth-refresh: a refresh token that never left is recorded as sent',
    why: 'The record says which host got a secret; whoever reads it would replace one that nobody has.',
    file: RENEWAL,
    find: 'eventOf(lease, start, { reason: code }, isUnsent !== true)',
    replace: 'eventOf(lease, start, { reason: code }, isUnsent !== undefined)',
    tests: TESTS,
  },
  {
    name: 'oauth-refresh: a rejected POST is sent again',
    why: 'An API may have acted on the first one.',
    file: 'api/src/features/calls/renewed-call.service.ts',
    find: "if (request.method !== 'GET') {",
    replace: "if (request.method === 'PUT') {",
    tests: CALLS,
  },
  {
    name: 'oauth-refresh: a new token is renewed again and again',
    why: 'An API that expects another kind of token would cause a renewal with every call.',
    file: FRESH,
    find: 'if (isYoung(found, deps.now()) && !wasAccepted(deps, found, call))',
    replace: 'if (isYoung(found, deps.now() + 3_600_000))',
    tests: CALLS,
  },
  {
    name: 'oauth-refresh: what is masked in a response of a connection is shown for a key with the same id',
    why: 'The record would name a key that was never used.',
    file: 'api/src/features/testing/masked-secrets.service.ts',
    find: "column: type === 'api_key' ? 'masked' : 'masked_of_connection',",
    replace: "column: 'masked',",
    tests: CALLS,
  },
];
