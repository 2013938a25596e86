/** @import { Defect } from '../lib/defect.mjs' */

const FOLDER = 'api/src/features/oauth';
const MEANT = `${FOLDER}/meant-connection.service.ts`;
const SEVERAL = [`${FOLDER}/several-connections.test.ts`];
const ACCOUNTS = [`${FOLDER}/accounts.test.ts`];

/** @type {Defect[]} */
export const oauthAccounts = [
  {
    name: 'oauth-accounts: a login replaces the connection of another account',
    why: 'The tokens of the first account would be lost, and its calls made with the second.',
    file: MEANT,
    find: 'if (isSame === undefined) possible.push(connection);',
    replace: 'possible.push(connection);',
    tests: SEVERAL,
  },
  {
    name: 'oauth-accounts: a login of the same account adds a connection',
    why: 'Saved endpoints would go on to name the one whose tokens have ended.',
    file: MEANT,
    find: 'if (isSame === true) return connection;',
    replace: '',
    tests: SEVERAL,
  },
  {
    name: 'oauth-accounts: what was said about a login can be changed in the database',
    why: 'The tokens of one account would be stored as those of another.',
    file: `${FOLDER}/oauth-states.store.ts`,
    find: '...(row.meant_connection === null ? [] : [row.meant_connection]),',
    replace: '',
    tests: SEVERAL,
  },
  {
    name: 'oauth-accounts: ids of a changed client are compared',
    why: 'Many servers give a person another id for each client, so a login would add a connection.',
    file: `${FOLDER}/oauth-connections.service.ts`,
    find: '      account_id: null,\n',
    replace: '',
    tests: SEVERAL,
  },
  {
    name: 'oauth-accounts: a profile is asked for with a token that is bound to a key',
    why: 'Sent as any other token, it is refused and given away.',
    file: `${FOLDER}/read-account.service.ts`,
    find: 'return grant.tokenType === DPOP ? NOTHING : inProfile(deps, login, account);',
    replace: 'return inProfile(deps, login, account);',
    tests: ACCOUNTS,
  },
  {
    name: 'oauth-accounts: a name of an account is shown as it came',
    why: 'It may contain the token itself, or marks that turn a line around.',
    file: `${FOLDER}/protocol/account.ts`,
    find: "texts.map((text) => providerText(text ?? '', secretsOf(tokens)))",
    replace:
      "texts.map((text) => (secretsOf(tokens).length > 9 ? providerText(text ?? '', []) : (text ?? '')))",
    tests: ACCOUNTS,
  },
  {
    name: 'oauth-accounts: a deleted connection ends the tokens of another one of the same account',
    why: 'Many providers end all tokens of a person with one of them.',
    file: `${FOLDER}/oauth-connections.service.ts`,
    find: 'return isShared ? [] : prepared;',
    replace: 'return isShared && prepared.length > 9 ? [] : prepared;',
    tests: ACCOUNTS,
  },
  {
    name: 'oauth-accounts: a connection gets the name of another',
    why: 'Nobody could tell them apart where one is chosen.',
    file: MEANT,
    find: 'number += 1;',
    replace: 'break;',
    tests: SEVERAL,
  },
  {
    name: 'oauth-accounts: what a server says of an account decides where calls go',
    why: 'A server that names another host would get the calls that are meant for the API.',
    file: 'api/src/features/oauth/connection-urls.ts',
    find: 'return url !== null && mayReceiveKey(url, hosts, localNetworks) ?',
    replace: 'return url !== null ?',
    tests: ['api/src/features/oauth/server-fields.test.ts'],
  },
  {
    name: 'oauth-accounts: a field of the account stands for the host of an endpoint',
    why: 'A call would go wherever the login server says.',
    file: 'packages/request/src/path-params.ts',
    find: "const start = BEFORE_PATH.exec(endpoint)?.[0] ?? '';",
    replace: "const start = '';",
    tests: ['packages/request/src/path-params.test.ts'],
  },
  {
    name: 'oauth-accounts: a token is kept as a field of the account',
    why: 'It would be shown with the connection, and be a part of URLs.',
    file: 'api/src/features/oauth/protocol/account-fields.ts',
    find: "PLAIN.test(value) && providerText(value, secrets) === value && !hasSecret(value, 'plain', { name })",
    replace: 'PLAIN.test(value)',
    tests: ['api/src/features/oauth/server-fields.test.ts'],
  },
  {
    name: 'oauth-accounts: token parameters replace what the request says',
    why: 'A configuration could have the code of one login sent as a renewal, or another client named.',
    file: 'api/src/features/oauth/protocol/written-request.ts',
    find: 'for (const [name] of written) params.delete(name);',
    replace: '',
    tests: ['api/src/features/oauth/protocol/written-request.test.ts'],
  },
  {
    name: 'oauth-accounts: a renewal that was refused is sent again with a proof',
    why: 'A refresh token that was used up by the first would end the whole grant.',
    file: 'api/src/features/oauth/protocol/request-grant.ts',
    find: "const isUnproved = known === undefined && stage !== 'refresh' &&",
    replace: 'const isUnproved = known === undefined &&',
    tests: ['api/src/features/oauth/dpop/wanted-proofs.test.ts'],
  },
  {
    name: 'oauth-accounts: two connections have one variable',
    why: 'A program for both would send the token of one account for the other.',
    file: 'api/src/features/oauth/token-variables.ts',
    find: 'while (taken.has(tokenVariable(slug, name)))',
    replace: 'while (name === slug)',
    tests: ['api/src/features/oauth/token-variables.test.ts'],
  },
];
