/** @import { Defect } from '../lib/defect.mjs' */

const FIELD = 'web/src/ui/form/secret-input.tsx';
const FIELD_TESTS = ['web/src/ui/form/secret-input.test.tsx'];
const CHECK_TESTS = ['scripts/browser-support.test.mjs'];

/** @type {Defect[]} */
export const browsers = [
  {
    name: 'browsers: a field for a secret is a password field again',
    why: 'Firefox would offer to save API keys as logins, whatever autocomplete says.',
    file: FIELD,
    find: 'const isText = isShown || (!isPassword && masksByStyle());',
    replace: 'const isText = isShown;',
    tests: FIELD_TESTS,
  },
  {
    name: 'browsers: a secret is a plain text where it cannot be masked by style',
    why: 'What is typed would be readable to everyone who looks at the screen.',
    file: FIELD,
    find: "CSS.supports('-webkit-text-security', 'disc');",
    replace: "CSS.supports('color', 'red') || true;",
    tests: FIELD_TESTS,
  },
  {
    name: 'browsers: the masked text can be copied',
    why: 'A password field lets nobody copy a key that is not shown.',
    file: FIELD,
    find: '{...(isMasked && KEPT_INSIDE)}',
    replace: '{...(isShown && KEPT_INSIDE)}',
    tests: FIELD_TESTS,
  },
  {
    name: 'browsers: the oldest Firefox stated lacks what the built files use',
    why: 'Its users would be told that they are served, and see a screen that fails.',
    file: 'web/package.json',
    find: '"firefox >= 128"',
    replace: '"firefox >= 115"',
    tests: CHECK_TESTS,
  },
  {
    name: 'browsers: the check of a build overlooks new methods',
    why: 'A newer method in the code would be noticed only by the users of older browsers.',
    file: 'scripts/lib/browser-support.mjs',
    find: 'if (owners.length > 0 && owners.every(',
    replace: 'if (owners.length > 99 && owners.every(',
    tests: CHECK_TESTS,
  },
];
