import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { sourceIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** @typedef {{ line: number, pattern: string, flags: string }} Pattern */

/** @type {Map<string, Pattern[]>} */
const patternsByText = new Map();

/** The text of an expression that is always the same: of a string, or of a template in which nothing is inserted. */
const constantText = (/** @type {any} */ node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  if (node?.type === 'TaggedTemplateExpression' && node.quasi.quasis.length === 1)
    return node.quasi.quasis[0].value.raw;
  return undefined;
};

/** The regular expressions of a text. @param {string} file its ending names the language @param {string} text */
const patternsIn = (file, text) => {
  const known = patternsByText.get(text);
  if (known !== undefined) return known;
  /** @type {Pattern[]} */
  const found = [];
  const add = (/** @type {number} */ at, /** @type {string} */ pattern, /** @type {string} */ flags) =>
    found.push({ line: text.slice(0, at).split('\n').length, pattern, flags });
  const made = (/** @type {any} */ { callee, arguments: given, start }) => {
    const pattern = callee.name === 'RegExp' ? constantText(given[0]) : undefined;
    if (pattern !== undefined) add(start, pattern, constantText(given[1]) ?? '');
  };
  new Visitor({
    Literal: (/** @type {any} */ node) => node.regex && add(node.start, node.regex.pattern, node.regex.flags),
    NewExpression: made,
    CallExpression: made,
  }).visit(parseSync(file, text).program);
  patternsByText.set(text, found);
  return found;
};

/** The regular expressions in the cells of a table. @param {string} text @returns {Pattern[]} */
const patternsInTable = (text) =>
  text.split('\n').flatMap((line, at) =>
    line.split('\t').flatMap((cell) => {
      const [, pattern, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(cell) ?? [];
      return pattern === undefined ? [] : [{ line: at + 1, pattern, flags }];
    }),
  );

/** Tables of the knowledge package: what their patterns read is a stranger's text as well. @param {Project} project */
const tablesIn = ({ files }) => files.filter((file) => /^packages\/knowledge\/.*\.tsv$/.test(file));

/** @type {Map<string, boolean>} */
const slowByPattern = new Map();

/** Whether a text exists for which the time grows faster than its length. @param {Pattern} pattern */
const isSlow = ({ pattern, flags }) => {
  const key = `/${pattern}/${flags}`;
  const known = slowByPattern.get(key);
  if (known !== undefined) return known;
  const slow = analyse({ source: pattern, flags }).reports.length > 0;
  slowByPattern.set(key, slow);
  return slow;
};

/** @param {Project} project */
const slowPatterns = (project) =>
  [
    ...sourceIn(project).map((file) => ({ file, patterns: patternsIn(file, project.read(file)) })),
    ...tablesIn(project).map((file) => ({ file, patterns: patternsInTable(project.read(file)) })),
  ].flatMap(({ file, patterns }) =>
    patterns.filter(isSlow).map(({ line, pattern, flags }) => `${file}:${line} /${pattern}/${flags}`),
  );

/** @type {Rule[]} */
export const patternRules = [
  {
    name: 'no regular expression can be made slow by the text that it is given: one that tries each way to divide a text stops the server',
    instead:
      'Let each character be matched in one way only: no quantifier right behind another one for the same characters, and `(?<!x)x+$` for an end, which begins nowhere but at the first x.',
    find: slowPatterns,
    shortcuts: [
      { 'api/src/a.ts': "export const clean = (text: string) => text.replace(/[.\\s]+$/, '');\n" },
      { 'packages/response/src/a.ts': 'export const IS = /^(?:[a-z]+-*)+$/;\n' },
      { 'web/src/a.tsx': 'export const IS = /^\\s*(.*)\\s*=\\s*(.*)$/;\n' },
      { 'packages/secrets/src/a.ts': "export const IS = new RegExp('^(?:a+)+$', 'i');\n" },
      { 'packages/knowledge/causes/a.tsv': 'kind\tmatch\nmessage\t/^(?:[a-z]+-*)+$/i\n' },
      { 'packages/secrets/src/a.ts': 'export const IS = RegExp(String.raw`^\\d+\\d*x$`);\n' },
    ],
  },
];
