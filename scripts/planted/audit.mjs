/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const audit = [
  {
    name: 'audit: a verification is recorded without its host',
    why: 'Nobody could tell later which server got the key.',
    file: 'api/src/features/verification/verification.service.ts',
    find: 'callEvent(action, subject, call, detail)',
    replace: '{ ...callEvent(action, subject, call, detail), host: null }',
    tests: ['api/src/features/audit/recorded-hosts.test.ts'],
  },
  {
    name: 'audit: a call without the key is recorded as if the key was sent',
    why: 'After a leak, hosts would be suspected that never got the key.',
    file: 'api/src/features/calls/calls.service.ts',
    find: 'keySent: withheldHost === undefined && error?.isUnsent !== true,',
    replace: 'keySent: error?.isUnsent !== true,',
    tests: ['api/src/features/audit/recorded-hosts.test.ts'],
  },
  {
    name: 'audit: a call that fails after a redirect is recorded as if the key was not sent',
    why: 'The first server got the key.',
    file: 'packages/outbound/src/call.ts',
    find: 'error.isUnsent = !error.isAfterRedirect && (',
    replace: 'error.isUnsent = (',
    tests: ['api/src/features/audit/recorded-hosts.test.ts'],
  },
  {
    name: 'audit: the old base URL is recorded in full',
    why: 'It may contain a token, and the record is kept forever.',
    file: 'api/src/features/keys/keys.service.ts',
    find: 'previousHost: hostOf(baseUrl ?? providers)',
    replace: 'previousHost: baseUrl ?? providers',
    tests: ['api/src/features/audit/recorded-hosts.test.ts'],
  },
  {
    name: 'audit: what is still queued is missing from the list',
    why: 'A call that was just made with a key would not be seen.',
    file: 'api/src/features/audit/audit.service.ts',
    find: 'await flushEvents(deps);\n  // One more',
    replace: '// One more',
    tests: ['api/src/features/audit/audit.test.ts'],
  },
  {
    name: 'audit: pages are cut by id, although they are ordered by time',
    why: 'An event that was queued is skipped between two pages, or listed twice.',
    file: 'api/src/features/audit/audit.store.ts',
    find: 'time === undefined',
    replace: "time !== ''",
    tests: ['api/src/features/audit/audit.test.ts'],
  },
  {
    name: 'audit: the migration leaves the log open to changes',
    why: 'Whoever misuses a key could delete the traces.',
    file: 'api/src/db/migrations/2026-11-22-audit-columns.ts',
    find: '...(postgres ? POSTGRES_LOCK : SQLITE_LOCK),',
    replace: '',
    tests: ['api/src/db/audit-columns.test.ts'],
  },
];
