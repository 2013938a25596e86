/** @import { Defect } from '../lib/defect.mjs' */

const SERVICE = 'api/src/features/own-apis/own-apis.service.ts';
const RULES = 'api/src/features/own-apis/own-api-rules.ts';
const TEXTS = 'api/src/features/own-apis/open-texts.ts';
const SECRETS = ['api/src/features/own-apis/own-api-secrets.test.ts'];
const TESTS = ['api/src/features/own-apis/own-apis.test.ts'];
const CHANGES = ['api/src/features/own-apis/provider-change.test.ts'];

/** @type {Defect[]} */
export const ownApis = [
  {
    name: 'own-apis: keys are not sealed again when their provider moves',
    why: 'No stored key of the provider would open any more.',
    file: SERVICE,
    find: '? resealingKeysOf(deps, tx, [next.id], ',
    replace: '? resealingKeysOf(deps, tx, [], ',
    tests: CHANGES,
  },
  {
    name: 'own-apis: tokens are not sealed again when their provider moves',
    why: 'Everyone would have to log in again, and nothing would say why.',
    file: SERVICE,
    find: '() => resealingTokensOf(deps, tx, [next.id], update)',
    replace: 'update',
    tests: CHANGES,
  },
  {
    name: 'own-apis: the old host keeps getting the keys',
    why: 'A host that was given up would be sent keys, and the new one would not.',
    file: SERVICE,
    find: '? { ...moved, hosts: hostsAt(moved.baseUrl, provider.hosts, provider.baseUrl) }',
    replace: '? moved',
    tests: CHANGES,
  },
  {
    name: 'own-apis: a verdict on keys outlives the server that gave it',
    why: 'A key would count as valid or rejected where it was never tried.',
    file: SERVICE,
    find: 'await forgetVerdicts(deps, tx, next.id);',
    replace: 'await undefined;',
    tests: CHANGES,
  },
  {
    name: 'own-apis: a key may be sent to all names below a public suffix',
    why: 'Anybody can have a name there, and would get the key.',
    file: RULES,
    find: '  requireHosts(route);\n',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'own-apis: a header of all calls may contain a secret',
    why: 'It would be stored as it is, and shown in the list of providers.',
    file: TEXTS,
    find: '    ...headers.map(',
    replace: '    ...headers.slice(headers.length).map(',
    tests: SECRETS,
  },
  {
    name: 'own-apis: the URLs of an API may contain a secret',
    why: 'It would be stored as it is, and shown in the list of providers.',
    file: TEXTS,
    find: "urls: given('url')",
    replace: 'urls: []',
    tests: SECRETS,
  },
  {
    name: 'own-apis: a change may put a secret into an API',
    why: 'It would be stored as it is, and shown in the list of providers.',
    file: SERVICE,
    find: '    requireOpenFields(withSecrets, change.fields);\n',
    replace: '',
    tests: SECRETS,
  },
  {
    name: 'own-apis: an API without keys takes one',
    why: 'It would be stored and never sent.',
    file: 'api/src/features/keys/add-key.service.ts',
    find: "if (provider.keyPlacement.type === 'none')",
    replace: "if (provider.name === '')",
    tests: TESTS,
  },
];
