import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageOf, plant } from './lib/defect.mjs';
import { ROOT } from './lib/workspace.mjs';
import { DEFECTS } from './planted/all.mjs';

/** @import { Defect } from './lib/defect.mjs' */

/** The names of the defects for which it is true, so that a failure says what to fix in scripts/planted. @param {(defect: Defect) => boolean} isWrong */
const wrong = (isWrong) => DEFECTS.filter(isWrong).map(({ name, file }) => `${name} (${file})`);

/** The code with the defect; undefined unless the defect's text occurs exactly once. @param {string} code @param {Defect} defect */
const planted = (code, defect) => {
  try {
    return plant(code, defect);
  } catch {
    return undefined;
  }
};

it('every planted defect still fits the code: its text occurs exactly once', () => {
  const fits = (/** @type {Defect} */ defect) => {
    const code = readFileSync(join(ROOT, defect.file), 'utf8');
    return ![undefined, code].includes(planted(code, defect));
  };
  const misfits = wrong((defect) => !existsSync(join(ROOT, defect.file)) || !fits(defect));
  expect(misfits, 'update the text of each in scripts/planted, then run npm run test:planted').toEqual([]);
});

it('defects do not conflict: all are planted at once for the type check', () => {
  const fitsBesides = (/** @type {Defect} */ defect) => {
    const others = DEFECTS.filter((other) => other.file === defect.file && other !== defect);
    const code = readFileSync(join(ROOT, defect.file), 'utf8');
    const withOthers = others.reduce((before, other) => planted(before, other) ?? before, code);
    return planted(code, defect) === undefined || planted(withOthers, defect) !== undefined;
  };
  expect(wrong((defect) => !fitsBesides(defect))).toEqual([]);
});

it('each names the test files that must catch it, all in one package', () => {
  const isThere = (/** @type {string} */ test) =>
    /\.test\.(?:tsx?|mjs)$/.test(test) && existsSync(join(ROOT, test));
  expect(wrong(({ tests }) => !tests.every(isThere) || new Set(tests.map(packageOf)).size !== 1)).toEqual([]);
});

it('there are thirty or more, each with a unique name and a reason in one sentence', () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
  expect(wrong(({ name, why }) => !/^[\w-]+: ./.test(name) || !/^[A-Z].*\.$/.test(why))).toEqual([]);
});
