import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

const MOST_LINES = 50;
const MOST_PATHS = 15;
const MOST_FILES = 40;
const MOST_CHARACTERS = 200;

/** @typedef {{ name: string, line: number, lines: number, paths: number }} Measured */

/** Where a function's control flow forks; `?.` does not count, since it is read in passing. */
const FORKS = [
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** @type {Map<string, Measured[]>} */
const measuredByText = new Map();

/**
 * The functions of a text with their length and cyclomatic complexity, each without the functions inside it.
 * @param {string} file its ending names the language
 * @param {string} text
 */
const measureFunctions = (file, text) => {
  const known = measuredByText.get(text);
  if (known !== undefined) return known;
  const lineOf = (/** @type {number} */ at) => text.slice(0, at).split('\n').length;
  /** @type {Measured[]} */
  const done = [];
  /** @type {Measured[]} */
  const open = [];
  const fork = () => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.paths += 1;
  };
  /** @type {Record<string, (node: any) => void>} */
  const visit = {
    VariableDeclarator: (node) => names.set(node.init, node.id.name ?? ''),
    Property: (node) => names.set(node.value, node.key.name ?? ''),
    SwitchCase: (node) => node.test !== null && fork(),
  };
  /** @type {Map<unknown, string>} */
  const names = new Map();
  for (const kind of FORKS) visit[kind] = fork;
  for (const kind of FUNCTIONS) {
    visit[kind] = (node) => {
      const line = lineOf(node.start);
      open.push({
        name: node.id?.name ?? names.get(node) ?? 'a function without a name',
        line,
        lines: lineOf(node.end) - line + 1,
        paths: 1,
      });
    };
    visit[`${kind}:exit`] = () => {
      const measured = open.pop();
      if (measured !== undefined) done.push(measured);
    };
  }
  new Visitor(visit).visit(parseSync(file, text).program);
  measuredByText.set(text, done);
  return done;
};

/** Hand-written code whose functions are read. Migrations are frozen. @param {Project} project */
const measuredIn = (project) =>
  sourceIn(project).filter((file) => !file.startsWith('api/src/db/migrations/'));

/** @param {Project} project @param {(measured: Measured) => string | undefined} judge */
const functionsWith = (project, judge) =>
  measuredIn(project).flatMap((file) =>
    measureFunctions(file, project.read(file)).flatMap((measured) => {
      const problem = judge(measured);
      return problem === undefined ? [] : [`${file}:${measured.line} ${measured.name} ${problem}`];
    }),
  );

/** @param {Measured} measured */
const isLong = ({ lines }) => (lines > MOST_LINES ? `has ${lines} lines` : undefined);
/** @param {Measured} measured */
const isBranched = ({ paths }) => (paths > MOST_PATHS ? `has ${paths} paths` : undefined);

/** Code that is read as such; stories of one kind each (tests, journeys, decisions) are found by their names alone. */
const isRead = (/** @type {string} */ file) =>
  /\.(tsx?|mjs|css)$/.test(file) && !/\.(test|e2e|shots)\.|^api\/test\//.test(file);

/** @param {Project} project */
const fullFolders = ({ files }) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files.filter(isRead)) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files`);
};

/** A row of a table and a block of code cannot be broken. @param {Project} project */
const longLines = (project) =>
  project.files
    .filter((file) => file.endsWith('.md') && !file.startsWith('packages/knowledge/providers/'))
    .flatMap((file) => {
      const prose = project
        .read(file)
        .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
      return prose
        .split('\n')
        .flatMap((line, at) =>
          line.length > MOST_CHARACTERS && !line.startsWith('|')
            ? [`${file}:${at + 1} has ${line.length} characters`]
            : [],
        );
    });

const longFunction = `export const first = () => {\n${"  console.log('');\n".repeat(MOST_LINES)}};\n`;
const branchedFunction = `export const first = (a: number) => ${'a > 1 ? 2 : '.repeat(MOST_PATHS)}1;\n`;
const manyFiles = Object.fromEntries(
  Array.from({ length: MOST_FILES + 1 }, (_, at) => [
    `api/src/features/full/a${at}.ts`,
    'export const a = 1;\n',
  ]),
);

/** @type {Rule[]} */
export const sizeRules = [
  {
    name: `a function has at most ${MOST_LINES} lines: a longer one does two things`,
    instead: 'Give a part of it a name.',
    find: (project) => functionsWith(project, isLong),
    shortcuts: [{ 'api/src/a.ts': longFunction }, { 'web/src/lib/a.tsx': longFunction }],
  },
  {
    name: `a function has at most ${MOST_PATHS} paths: nobody can hold more of them`,
    instead: 'Make a table of what it asks one after another, or name a part of it.',
    find: (project) => functionsWith(project, isBranched),
    shortcuts: [{ 'packages/outbound/src/a.ts': branchedFunction }],
  },
  {
    name: `a folder has at most ${MOST_FILES} files of code: in a longer list nothing is found`,
    instead: 'Group them by what they are about; a table of facts is data, and no code.',
    find: fullFolders,
    shortcuts: [manyFiles],
  },
  {
    name: `a line of a document has at most ${MOST_CHARACTERS} characters: a change in a longer one cannot be reviewed`,
    instead: 'Break it.',
    find: longLines,
    shortcuts: [{ 'docs/a.md': `${'word '.repeat(50)}\n` }],
  },
];
