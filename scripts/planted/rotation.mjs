/** @import { Defect } from '../lib/defect.mjs' */

const SERVICE = 'api/src/features/keys/key-rotation.service.ts';
const TESTS = ['api/src/features/keys/key-rotation.test.ts'];
const ATTACKS = ['api/src/features/keys/restore-races.test.ts'];

/** @type {Defect[]} */
export const rotation = [
  {
    name: 'rotation: a replaced key is restored although the hosts have changed',
    why: 'It would be sent to a host that it was never meant for.',
    file: SERVICE,
    find: 'key.previousKey === null || key.previousKey.hostsChanged',
    replace: 'key.previousKey === null',
    tests: TESTS,
  },
  {
    name: 'rotation: a restore that is sent twice brings back the key that the first one replaced',
    why: 'A key that was replaced because it leaked would be in use again.',
    file: SERVICE,
    find: 'replaces === undefined && current < Date.parse(last_rotated)',
    replace: 'replaces === undefined && current > Date.parse(last_rotated)',
    tests: TESTS,
  },
  {
    name: 'rotation: a restore replaces another key than the one that it names',
    why: 'What a person saw on the screen may have been rotated by another tab meanwhile.',
    file: SERVICE,
    find: 'replaces !== undefined && Date.parse(replaces) !== current',
    replace: 'replaces !== undefined && Date.parse(replaces) > current',
    tests: TESTS,
  },
  {
    name: 'rotation: a replaced key is bound to the hosts that its key has now',
    why: 'A base URL that is written into the database would get the key.',
    file: 'api/src/features/keys/previous-keys.store.ts',
    find: "'previous_keys.base_url',",
    replace: "'api_keys.base_url',",
    tests: ATTACKS,
  },
  {
    name: 'rotation: a replaced key is not bound to its time',
    why: 'Whoever can write to the database could have it kept forever.',
    file: 'api/src/features/keys/previous-keys.store.ts',
    find: 'pinned: [pinned_hosts] }), restorable_until]),',
    replace: 'pinned: [pinned_hosts] }), restorable_until.slice(0, 0)]),',
    tests: ATTACKS,
  },
  {
    name: 'rotation: replaced keys are not erased when their time is over',
    why: 'A key that was replaced because it leaked would stay in the file and in its backups.',
    file: SERVICE,
    find: '      await erase(tx, id);\n      await updateKey',
    replace: '      await updateKey',
    tests: TESTS,
  },
  {
    name: 'rotation: a replaced key can be restored after its time',
    why: 'The screen said that it is gone.',
    file: SERVICE,
    find: 'found === undefined || Date.parse(found.restorable_until) < deps.now()',
    replace: 'found === undefined',
    tests: TESTS,
  },
  {
    name: 'rotation: an erased key can be put back',
    why: 'What was erased is gone: a row from an old copy of the file must not open.',
    file: SERVICE,
    find: 'if (isErased) await retireStored(tx, PREVIOUS_SECRET, id);',
    replace: '',
    tests: ATTACKS,
  },
  {
    name: 'rotation: the same rotation sent again loses the old key',
    why: 'A client that repeats a request would make both keys the new one.',
    file: SERVICE,
    find: 'if (old !== text) await',
    replace: 'await',
    tests: TESTS,
  },
  {
    name: 'rotation: the stored key is sent in place of the one to try',
    why: 'A new key that does not work would be called valid, and replace one that does.',
    file: 'api/src/features/verification/verification.service.ts',
    find: "{ ...stored, secret, action: 'key.try' }",
    replace: "{ ...stored, action: 'key.try' }",
    tests: ['api/src/features/verification/try-key.test.ts'],
  },
];
