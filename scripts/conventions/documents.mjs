import path from 'node:path';

/** @import { Project, Rule } from './project.mjs' */

const ENV = 'api/src/env.ts';
const EXAMPLE = '.env.example';
const README = 'README.md';
/** Read by env.ts, but not a setting of Gatehouse. */
const FOREIGN = 'XDG_CONFIG_HOME';

/** A guide is about a provider, for those who use Gatehouse. @param {Project} project */
const documents = ({ files }) =>
  files.filter((file) => file.endsWith('.md') && !file.startsWith('packages/knowledge/providers/'));

/** Every folder that contains a file. @type {(project: Project) => Set<string>} */
const foldersOf = ({ files }) => {
  const folders = new Set();
  for (const file of files) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) folders.add(folder);
  }
  return folders;
};

/** Whether a text in code style names a file or folder of the project, not a REST path, a package or stored data. */
const isPath = (/** @type {string} */ text) =>
  /^\w[\w.-]*(\/[\w.$-]+)*\/?$/.test(text) &&
  (/\.(tsx?|mjs|json|ya?ml|md|css)$|.\/$/.test(text) || /^(api|docs|packages|scripts|web)\//.test(text)) &&
  !text.startsWith('data/');

/** @param {Project} project @returns {string[]} */
const strayPaths = (project) => {
  const places = [...project.files, ...foldersOf(project)];
  const exists = (/** @type {string} */ name) => {
    const wanted = name.replace(/\/$/, '');
    return places.some((place) => place === wanted || place.endsWith(`/${wanted}`));
  };
  return documents(project).flatMap((file) => {
    const prose = project.read(file).replaceAll(/^```[\s\S]*?^```/gm, '');
    return [...prose.matchAll(/`([^`\n]+)`/g)]
      .map(([, text = '']) => text)
      .filter((text) => isPath(text) && !exists(text))
      .map((text) => `${file} names ${text}`);
  });
};

/** @param {Project} project */
const deadLinks = (project) => {
  const folders = foldersOf(project);
  return documents(project).flatMap((file) =>
    [...project.read(file).matchAll(/(?:\]\(|\bsrc(?:set)?=")(?!https?:|#|mailto:)([^)#\s"]+)/g)]
      .map(([, target = '']) => path.join(path.dirname(file), target))
      .filter((target) => !project.files.includes(target) && !folders.has(target.replace(/\/$/, '')))
      .map((target) => `${file} links to ${target}`),
  );
};

/**
 * The paths in a drawn tree: indented by two spaces per level, the names separated from their description by two spaces.
 * @param {string} tree
 */
const pathsOfTree = (tree) => {
  /** @type {string[]} */
  const above = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const level = line.search(/\S/) / 2;
      const [names = ''] = line.trim().split(/ {2,}/);
      above.length = level;
      // Of `features/<name>/`, the part that exists whatever the name is.
      const paths = names.split(' ').map((name) => path.join(...above, name).replace(/<.*$/, ''));
      above[level] = paths[0] ?? '';
      return paths.map((name) => name.replace(/\/$/, ''));
    });
};

/** @param {Project} project */
const wrongTree = (project) => {
  const file = 'docs/architecture.md';
  const [, tree = ''] = /## The tree\n+```\n([\s\S]*?)```/.exec(project.read(file)) ?? [];
  const folders = foldersOf(project);
  const named = pathsOfTree(tree);
  const strangers = named.filter((name) => !project.files.includes(name) && !folders.has(name));
  // The tree must be complete for these folders.
  const drawn = ['', 'packages', 'api', 'web', 'api/src', 'web/src'];
  const unnamed = [...folders].filter(
    (folder) =>
      drawn.includes(path.dirname(folder).replace(/^\.$/, '')) &&
      !named.some((name) => name === folder || name.startsWith(`${folder}/`)) &&
      !UNDRAWN.includes(folder) &&
      !folder.startsWith('.'),
  );
  return [
    ...(named.length > 0 ? [] : [`${file} draws no tree`]),
    ...strangers.map((name) => `${file} draws ${name}, which does not exist`),
    ...unnamed.map((name) => `${file} does not draw ${name}`),
  ];
};
/** Folders that need no explanation: the documents, static files, the scripts behind npm scripts. */
const UNDRAWN = ['docs', 'api/scripts', 'web/public'];

/** @param {Project} project */
const unknownScripts = (project) => {
  const { scripts } = JSON.parse(project.read('package.json'));
  return documents(project).flatMap((file) =>
    [...project.read(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)]
      .map(([, run, own]) => run ?? own ?? '')
      .filter((name) => scripts[name] === undefined)
      .map((name) => `${file} names npm run ${name}`),
  );
};

/** The variables of env.ts with their defaults, as text; undefined if there is none. @param {string} text */
const variablesOf = (text) => {
  const [, body = ''] = /envSchema = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(text) ?? [];
  return new Map(
    body
      .split(/^ {2}(?=[A-Z])/m)
      .filter(Boolean)
      .map((entry) => {
        const name = entry.slice(0, entry.indexOf(':'));
        const [, value] = /\.default\('?([^)'[]+)'?\)/.exec(entry) ?? [];
        return /** @type {const} */ ([name, value]);
      })
      .filter(([name]) => name !== FOREIGN),
  );
};

/** @param {Project} project */
const wrongSettings = ({ read }) => {
  const variables = variablesOf(read(ENV));
  const examples = new Map(
    [...read(EXAMPLE).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const rows = [...read(README).matchAll(/^\| (`[A-Z_`, ]+`) \|.*\| (.*) \|$/gm)].flatMap(
    ([, names = '', value = '']) =>
      [...names.matchAll(/[A-Z_]+/g)].map(([name]) => /** @type {const} */ ([name, value])),
  );
  const told = new Map(rows);
  const all = new Set([...variables.keys(), ...examples.keys(), ...told.keys()]);
  return [...all].flatMap((name = '') => {
    const fallback = variables.get(name);
    const problems = [
      ...(variables.has(name) ? [] : [`${ENV} does not know`]),
      ...(examples.has(name) ? [] : [`${EXAMPLE} does not mention`]),
      ...(told.has(name) ? [] : [`${README} does not mention`]),
      ...(examples.has(name) && examples.get(name) !== (fallback ?? '')
        ? [`${EXAMPLE} has another default for`]
        : []),
      ...(fallback !== undefined && told.has(name) && !told.get(name)?.includes(`\`${fallback}\``)
        ? [`${README} gives another default for`]
        : []),
    ];
    return problems.map((problem) => `${problem} ${name}`);
  });
};

/** @param {Project} project */
const wrongNumbers = ({ files, read }) => {
  const records = files.flatMap((file) => {
    const [, number] = /^docs\/decisions\/(\d{4})-[^/]+\.md$/.exec(file) ?? [];
    return number === undefined || number === TEMPLATE ? [] : [{ file, number }];
  });
  return [
    ...records
      .filter(({ file, number }) => records.some((other) => other.number === number && other.file !== file))
      .map(({ file, number }) => `${file} is not the only record with the number ${number}`),
    ...records
      .filter(({ file, number }) => !read(file).startsWith(`# ${number} `))
      .map(({ file, number }) => `${file} does not begin with # ${number}`),
  ];
};
const TEMPLATE = '0000';

/** @type {Rule[]} */
export const documentRules = [
  {
    name: 'every path, link and command in a document exists',
    instead: 'Name the current path or command, or leave it out.',
    find: (project) => [...strayPaths(project), ...deadLinks(project), ...unknownScripts(project)],
    shortcuts: [
      { 'docs/a.md': 'The rules are in `api/src/features/keys/keys.rules.ts`.\n' },
      { 'docs/a.md': 'See [the plan](plan.md).\n' },
      { 'docs/a.md': 'Run `npm run everything` first.\n' },
    ],
  },
  {
    name: 'the tree in docs/architecture.md matches the folders',
    instead: 'Draw every existing folder, down to those in api/src and web/src.',
    find: wrongTree,
    shortcuts: [
      { 'api/src/queue/worker.ts': 'export const work = 1;\n' },
      { 'docs/architecture.md': '## The tree\n\n```\napi/src/\n  nowhere.ts   is not there\n```\n' },
    ],
  },
  {
    name: 'env.ts, .env.example and the table in the README have the same settings and defaults',
    instead: 'Add the variable and its default to all three.',
    find: wrongSettings,
    shortcuts: [
      { [EXAMPLE]: 'PORT=4001\n' },
      { [README]: '| `KEY_LIMIT` | how many keys | `5` |\n' },
      { [ENV]: "const envSchema = z.object({\n  KEY_LIMIT: z.string().default('5'),\n});\n" },
    ],
  },
  {
    name: 'each decision record has a number of its own, which its title begins with: code refers to it by number',
    instead: 'Take the next free number, in the file name and in the title.',
    find: wrongNumbers,
    shortcuts: [
      { 'docs/decisions/0001-another.md': '# 0001 Another decision\n' },
      { 'docs/decisions/9999-another.md': '# 0001 Another decision\n' },
    ],
  },
  {
    name: 'documents describe the project, not how a part of it came about',
    instead: 'Say what is the case and why; the history is in git.',
    find: (project) =>
      documents(project).flatMap((file) =>
        project
          .read(file)
          .split('\n')
          .flatMap((line, index) =>
            /\b(issue|ticket|pull request|PR) ?#?\d|\(#\d+\)|\b(copilot|chatgpt|vibe)\b/i.test(line)
              ? [`${file}:${index + 1}`]
              : [],
          ),
      ),
    shortcuts: [{ 'CHANGELOG.md': '- Keys can be pinned (#12).\n' }],
  },
];
