/** @import { Defect } from '../lib/defect.mjs' */

const SECRETS = 'api/src/features/calls/secret-variables.ts';
const TESTS = ['api/src/features/testing/secret-variables.test.ts'];

/** @type {Defect[]} */
export const environments = [
  {
    name: 'environments: a secret variable is sent to any host',
    why: 'A pasted request would carry it to whoever wrote the request.',
    file: SECRETS,
    find: '    if (!isAllowed(url, hosts)) {',
    replace: '    if (!isAllowed(url, hosts) && path.length > 99) {',
    tests: TESTS,
  },
  {
    name: 'environments: a secret variable without hosts is sent to any host',
    why: 'Nobody has said yet where it may go.',
    file: SECRETS,
    find: 'hosts.length === 0 ? isLoopbackHost(url.hostname)',
    replace: 'hosts.length === 0 ? isLoopbackHost(url.hostname) || url.hostname !== ""',
    tests: TESTS,
  },
  {
    name: 'environments: a secret variable is shown in what a call says of itself',
    why: 'The preview, the history and the audit log would have it.',
    file: 'api/src/features/calls/call-variables.service.ts',
    find: 'variable.isSecret ? variable.mask : variable.value',
    replace: 'variable.value',
    tests: TESTS,
  },
  {
    name: 'environments: a change of the data key leaves secret variables behind',
    why: 'They could not be opened any more.',
    file: 'api/src/sealed-columns.ts',
    find: '  VARIABLE_SECRET,\n',
    replace: '',
    tests: TESTS,
  },
];
