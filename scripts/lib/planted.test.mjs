import { expect, it } from 'vitest';
import { closing } from './planted.mjs';

it('the end of a run names each defect that was not caught, its file and its consequence', () => {
  const defect = {
    name: 'gate: open',
    why: 'It lets everybody in.',
    file: 'api/src/gate.ts',
    find: 'if (isForeign) refuse();',
    replace: '',
    tests: ['api/src/gate.test.ts'],
  };
  expect(closing({ planted: 30, caught: 30, missed: [] })).toBe('30 planted, 30 caught');
  expect(closing({ planted: 30, caught: 29, missed: [{ defect, reason: 'no test failed' }] })).toBe(
    'not caught: gate: open (api/src/gate.ts): no test failed. It lets everybody in.\n30 planted, 29 caught',
  );
});
