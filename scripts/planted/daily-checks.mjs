/** @import { Defect } from '../lib/defect.mjs' */

const FOLDER = 'api/src/features/verification';
const STORE = `${FOLDER}/schedule.store.ts`;
const SCHEDULE = `${FOLDER}/schedule.service.ts`;
const RUN = `${FOLDER}/daily-checks.service.ts`;
const TESTS = [`${FOLDER}/daily-checks.test.ts`];
const INSTANCES = [`${FOLDER}/daily-checks.postgres.test.ts`];

/** @type {Defect[]} */
export const dailyChecks = [
  {
    name: 'daily-checks: keys are checked while that is off',
    why: 'Gatehouse calls nobody by itself unless its user wants it.',
    file: SCHEDULE,
    find: 'deps.verifyDaily ?? (await readSchedule(db)).daily === 1',
    replace: 'deps.verifyDaily ?? (await readSchedule(db)).daily >= 0',
    tests: TESTS,
  },
  {
    name: 'daily-checks: a run goes on after the check was turned off',
    why: 'Whoever turns it off expects no further call.',
    file: RUN,
    find: '(await isDaily(deps, tx)) &&',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'daily-checks: a problem of the old key is shown for the new one',
    why: 'A key that was just rotated would be said to be checked, and would not be for a day.',
    file: 'api/src/features/keys/key-verdict.service.ts',
    find: '  if (key === undefined) return;\n  const updated_at = nextTime(key.updatedAt, checkedAt);',
    replace: "  const updated_at = nextTime(key?.updatedAt ?? '', checkedAt);",
    tests: TESTS,
  },
  {
    name: 'daily-checks: a check that brings no verdict leaves the tag of the key',
    why: 'Who has read the key before could change it by what is no longer so.',
    file: 'api/src/features/keys/key-verdict.service.ts',
    find: 'check_problem: message, updated_at }',
    replace: 'check_problem: message }',
    tests: ['api/test/etags.test.ts'],
  },
  {
    name: 'daily-checks: a verdict on the old key is stored for the new one',
    why: 'A key that was just rotated would be called rejected, or a rejected one valid.',
    file: 'api/src/features/keys/key-verdict.service.ts',
    find: 'return isDeepStrictEqual(stored, secret) ? now.key : undefined;',
    replace: 'return isDeepStrictEqual(stored, secret) || secret !== undefined ? now.key : undefined;',
    tests: TESTS,
  },
  {
    name: 'daily-checks: instances call a host at the same time',
    why: 'Each instance would call a provider at once, and it would limit the key.',
    file: STORE,
    find: '  if (isHeld !== undefined) return false;\n',
    replace: '',
    tests: INSTANCES,
  },
  {
    name: 'daily-checks: instances check the same key one after another',
    why: 'Each key would be sent as often as there are instances.',
    file: STORE,
    find: "    .where('checked_at', checkedAt === null ? 'is' : '=', checkedAt)\n",
    replace: '',
    tests: INSTANCES,
  },
  {
    name: 'daily-checks: a provider that is down rejects the key',
    why: 'A key that works would be replaced because of an outage.',
    file: `${FOLDER}/verification.service.ts`,
    find: 'const { valid, status, message, scopes = null, expiresAt } = result;',
    replace:
      'const { valid: said, status, message, scopes = null, expiresAt } = result;\n  const valid = said ?? false;',
    tests: TESTS,
  },
];
