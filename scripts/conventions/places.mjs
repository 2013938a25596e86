import path from 'node:path';
import { codeIn, linesWith, sourceIn, withFiles, withoutComments } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** Features of the api that no screen belongs to. */
const WITHOUT_SCREEN = ['providers', 'verification'];
/** What a Gatehouse is about. Shared parts are about buttons, tables and texts. */
const PRODUCT_WORDS =
  /\b(api[ _-]?keys?|(?<!\.)providers?|endpoints?|oauth|webhooks?|marketplace|registration guides?)\b/i;

/** The names of what stands in files of this pattern. @param {Project} project @param {RegExp} pattern */
const namesIn = ({ files }, pattern) => [
  ...new Set(files.map((file) => pattern.exec(file)?.[1] ?? '').filter(Boolean)),
];
/** @param {Project} project @param {string[]} expected */
const missing = ({ files }, expected) =>
  expected.filter((file) => !files.includes(file)).map((file) => `${file} is missing`);

const ROUTER = /^api\/src\/features\/([\w-]+)\/[\w-]+\.router\.ts$/;
const PAGE = /^web\/src\/features\/([\w-]+)\/[\w-]+-page\.tsx$/;

/** A router's procedures as text, by name. @param {string} text */
const proceduresOf = (text) =>
  text
    .split(/^ {2}(?=\w+: procedure\b)/m)
    .slice(1)
    .map((chunk) => ({ name: chunk.slice(0, chunk.indexOf(':')), chunk }));

/** @type {Rule[]} */
export const placeRules = [
  {
    name: 'the names of style sheets are kebab-case: one spelling is found by one search',
    instead: 'Rename the file: words in small letters, joined by hyphens, the role after a dot.',
    find: ({ files }) =>
      files.filter(
        (file) => file.endsWith('.css') && !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.css$/.test(path.basename(file)),
      ),
    shortcuts: [{ 'web/src/components/KeyCard.module.css': '.card {}\n' }],
  },
  {
    name: 'no style sheet is longer than 300 lines: past that it does two things',
    instead: 'Split it by what it does, all of it, not one piece off its end.',
    find: ({ files, read }) =>
      files
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => {
          const lines = read(file).split('\n').length - 1;
          return lines > 300 ? [`${file} has ${lines} lines`] : [];
        }),
    shortcuts: [{ 'web/src/a.css': '\n'.repeat(301) }],
  },
  {
    name: 'a route file exports its Route alone: another export would not be split from the first load',
    instead: 'Put the page into features/<name>/<name>-page.tsx and name it as the route’s component.',
    find: (project) =>
      sourceIn(project).filter(
        (file) =>
          file.startsWith('web/src/routes/') &&
          ((project.read(file).match(/^export\s/gm) ?? []).length !== 1 ||
            !/^export const Route\b/m.test(project.read(file))),
      ),
    shortcuts: [
      {
        'web/src/routes/_shell/a.tsx':
          "export const Page = () => null;\nexport const Route = createFileRoute('/_shell/a')({ component: Page });\n",
      },
    ],
  },
  {
    name: 'every feature of the api has its contract and its test, is in the table of contents, and has a screen',
    instead: `Write what is missing; CONTRIBUTING.md goes through it. Name a feature without a screen in WITHOUT_SCREEN.`,
    find: (project) =>
      namesIn(project, ROUTER).flatMap((name) => [
        ...missing(project, [
          `packages/contract/src/${name}.ts`,
          `api/src/features/${name}/${name}.test.ts`,
          ...(WITHOUT_SCREEN.includes(name) ? [] : [`web/src/features/${name}/${name}-page.tsx`]),
        ]),
        ...(project.read('api/src/router.ts').includes(`/${name}.router.ts'`)
          ? []
          : [`api/src/router.ts does not name ${name}`]),
      ]),
    shortcuts: [{ 'api/src/features/wishes/wishes.router.ts': 'export const wishesRouter = router({});\n' }],
  },
  {
    name: 'every screen has a route, its journey in a browser and its pictures: nobody finds out later that it is broken',
    instead: 'Write what is missing; CONTRIBUTING.md goes through it.',
    find: (project) =>
      namesIn(project, PAGE).flatMap((name) => {
        const isRouted = project.files.some(
          (file) =>
            file.startsWith('web/src/routes/') && project.read(file).includes(`#src/features/${name}/`),
        );
        return [
          ...missing(project, [`web/e2e/${name}.e2e.ts`, `web/shots/${name}.shots.ts`]),
          ...(isRouted ? [] : [`no route leads to web/src/features/${name}`]),
        ];
      }),
    shortcuts: [{ 'web/src/features/wishes/wishes-page.tsx': 'export const WishesPage = () => null;\n' }],
  },
  {
    name: 'every procedure says what it takes and what it answers: without an output it hands out whatever a service returns',
    instead: 'Give it .meta with its REST path, .input and .output with schemas of packages/contract.',
    find: (project) =>
      project.files
        .filter((file) => ROUTER.test(file))
        .flatMap((file) =>
          proceduresOf(project.read(file)).flatMap(({ name, chunk }) =>
            ['.meta(', '.input(', '.output(']
              .filter((part) => !chunk.includes(part))
              .map((part) => `${file}: ${name} lacks ${part})`),
          ),
        ),
    shortcuts: [
      {
        'api/src/features/keys/keys.router.ts':
          'export const keysRouter = router({\n  list: procedure\n    .meta({})\n    .input(emptyInput)\n    .query(() => []),\n});\n',
      },
    ],
  },
  {
    name: 'components/ and lib/ of the web hold no words of the product: the next screen uses them for something else',
    instead: 'Take the text as a prop, or move the file into shared/ or the feature it belongs to.',
    find: (project) => {
      const shared = sourceIn(project).filter((file) => /^web\/src\/(components|lib)\//.test(file));
      const code = Object.fromEntries(
        shared.map((file) => [file, withoutComments(project.read(file)).replaceAll(/^import .*$/gm, '')]),
      );
      return linesWith(withFiles(project, code), shared, PRODUCT_WORDS);
    },
    shortcuts: [
      { 'web/src/components/a.tsx': 'export const A = () => <p>No API keys yet</p>;\n' },
      { 'web/src/lib/a.ts': "export const title = 'Choose a provider';\n" },
    ],
  },
  {
    name: 'nothing is left to be done later in the code: it would be',
    instead: 'Do it now, or write down what it costs not to in docs/decisions.',
    find: (project) => linesWith(project, codeIn(project), /(\/\/|\/?\*).*\b(TODO|FIXME|XXX|HACK)\b/),
    shortcuts: [{ 'api/src/a.ts': '// TODO check the limit\nexport const a = 1;\n' }],
  },
];
