import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspace.mjs';

/**
 * A checkout, as the rules see it.
 * @typedef {object} Project
 * @property {string[]} files from the root, without those that git ignores
 * @property {(file: string) => string} read a file's text
 */

/**
 * A rule of the project. Its shortcuts are what somebody in a hurry might write; the rule must reject each of them.
 * @typedef {object} Rule
 * @property {string} name the rule, and why
 * @property {string} instead what to do
 * @property {(project: Project) => string[]} find returns the places that break it
 * @property {Record<string, string>[]} shortcuts texts by file
 */

/** @returns {Project} */
export const readProject = () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
  /** @type {Map<string, string>} */
  const texts = new Map();
  const read = (/** @type {string} */ file) => {
    const text = texts.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return { files, read };
};

/**
 * The project with some files added or changed.
 * @param {Project} project
 * @param {Record<string, string>} texts
 * @returns {Project}
 */
export const withFiles = ({ files, read }, texts) => ({
  files: [...new Set([...files, ...Object.keys(texts)])],
  read: (file) => texts[file] ?? read(file),
});

/** Hand-written TypeScript. @param {Project} project */
export const codeIn = ({ files }) =>
  files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'));

/** Product code, without tests and tools. @param {Project} project */
export const sourceIn = (project) =>
  codeIn(project).filter(
    (file) => /^(api|web|packages\/\w+)\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
  );

/** Tests of every kind and their shared code. @param {Project} project */
export const testsIn = ({ files }) =>
  files.filter(
    (file) => /\.(test|e2e)\.(tsx?|mjs)$/.test(file) || /^(api\/test|web\/e2e)\/.*\.ts$/.test(file),
  );

/** @typedef {{ from: string, isType: boolean }} Import */
/** @type {Map<string, Import[]>} */
const importsByText = new Map();
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?<clause>[^;'"]*?)from\s+'(?<from>[^']+)'|import\s*\(?\s*'(?<bare>[^']+)'/g;

/** What a file imports, lazily too. @param {Project} project @param {string} file */
const importsOf = (project, file) => {
  const text = project.read(file);
  const known = importsByText.get(text);
  if (known !== undefined) return known;
  const imports = [...text.matchAll(IMPORT)].map(({ groups = {} }) => ({
    from: groups.from ?? groups.bare ?? '',
    isType: /^type\s/.test(groups.clause ?? ''),
  }));
  importsByText.set(text, imports);
  return imports;
};

/**
 * The files that import what the test says.
 * @param {Project} project
 * @param {string[]} files
 * @param {(imported: Import, file: string) => boolean} isWrong
 */
export const importing = (project, files, isWrong) =>
  files.flatMap((file) =>
    importsOf(project, file)
      .filter((imported) => isWrong(imported, file))
      .map(({ from }) => `${file} imports ${from}`),
  );

/**
 * The places where a pattern occurs, as `file:line`.
 * @param {Project} project
 * @param {string[]} files
 * @param {RegExp} pattern of one line
 */
export const linesWith = (project, files, pattern) =>
  files.flatMap((file) =>
    project
      .read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

/** A text without its comments, with the same number of lines. @param {string} text */
export const withoutComments = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<!:)\/\/.*$/gm, '');
