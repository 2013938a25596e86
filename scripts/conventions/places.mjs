import path from 'node:path';
import { codeIn, linesWith, sourceIn, withFiles, withoutComments } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** Features of the api without a screen of their own: codegen, imports and operations are parts of other screens. */
const WITHOUT_SCREEN = [
  'audit',
  'codegen',
  'environments',
  'imports',
  'key-forms',
  'operations',
  'own-apis',
  'providers',
  'verification',
  'sandbox',
];
/** Words of the product. Shared parts are about buttons, tables and texts. */
const PRODUCT_WORDS =
  /\b(api[ _-]?keys?|(?<!\.)providers?|endpoints?|oauth|webhooks?|marketplace|registration guides?)\b/i;

/** The names captured by a pattern of file paths. @param {Project} project @param {RegExp} pattern */
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
    .split(/^ {2}(?=\w+: (?:procedure|operation|secretOperation)\b)/m)
    .slice(1)
    .map((chunk) => ({ name: chunk.slice(0, chunk.indexOf(':')), chunk }));

/** @type {Rule[]} */
export const placeRules = [
  {
    name: 'names of style sheets are kebab-case: one search finds the one spelling',
    instead: 'Rename the file: lower-case words joined by hyphens, the role after a dot.',
    find: ({ files }) =>
      files.filter(
        (file) => file.endsWith('.css') && !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.css$/.test(path.basename(file)),
      ),
    shortcuts: [{ 'web/src/ui/layout/KeyCard.module.css': '.card {}\n' }],
  },
  {
    name: 'no style sheet is longer than 300 lines: a longer one does two things',
    instead: 'Split the whole file by what it does; do not just move its end elsewhere.',
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
    name: 'a route file only exports its Route: any other export would be loaded with the first page',
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
    name: 'every feature of the api has its contract and its test, is in the list of routers, and has a screen',
    instead: `Add what is missing; CONTRIBUTING.md explains each step. List a feature without a screen in WITHOUT_SCREEN.`,
    find: (project) =>
      namesIn(project, ROUTER).flatMap((name) => [
        ...missing(project, [
          ...(project.files.includes(`packages/contract/src/plain/${name}.ts`)
            ? []
            : [`packages/contract/src/${name}.ts`]),
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
    name: 'every screen has a route, a browser journey and screenshots, so that breakage is noticed at once',
    instead: 'Add what is missing; CONTRIBUTING.md explains each step.',
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
    name: 'every procedure declares its input and its output: without an output it would return whatever a service returns',
    instead:
      'Begin it with its REST path (operationsOf), or .meta, and give it .input and .output with schemas from packages/contract.',
    find: (project) =>
      project.files
        .filter((file) => ROUTER.test(file))
        .flatMap((file) =>
          proceduresOf(project.read(file)).flatMap(({ name, chunk }) =>
            [...(chunk.includes(': procedure') ? ['.meta('] : []), '.input(', '.output(']
              .filter((part) => !chunk.includes(part))
              .map((part) => `${file}: ${name} lacks ${part})`),
          ),
        ),
    shortcuts: [
      {
        'api/src/features/keys/keys.router.ts':
          'export const keysRouter = router({\n  list: procedure\n    .meta({})\n    .input(emptyInput)\n    .query(() => []),\n});\n',
      },
      {
        'api/src/features/keys/keys.router.ts':
          "export const keysRouter = router({\n  list: operation('GET /keys', 'List all keys')\n    .input(emptyInput)\n    .query(() => []),\n});\n",
      },
    ],
  },
  {
    name: 'ui/ and lib/ of the web contain no product words: the next screen uses them for something else',
    instead: 'Pass the text as a prop, or move the file into the feature it belongs to.',
    find: (project) => {
      const shared = sourceIn(project).filter((file) => /^web\/src\/(ui|lib)\//.test(file));
      const code = Object.fromEntries(
        shared.map((file) => [file, withoutComments(project.read(file)).replaceAll(/^import .*$/gm, '')]),
      );
      return linesWith(withFiles(project, code), shared, PRODUCT_WORDS);
    },
    shortcuts: [
      { 'web/src/ui/text/a.tsx': 'export const A = () => <p>No API keys yet</p>;\n' },
      { 'web/src/lib/a.ts': "export const title = 'Choose a provider';\n" },
    ],
  },
  {
    name: 'a failed mutation is told in one place, once: a second toast or line about the same failure looks like another one',
    instead:
      "Give the mutation `meta: { failure: … }`, or show the failure at the form's fields with useFormFailure; elsewhere use tellFailure.",
    find: (project) => {
      const screens = sourceIn(project).filter((file) => file.startsWith('web/src/features/'));
      return linesWith(
        project,
        screens,
        /\bonError\b|catch[^{]*\{\s*toastError|phase === 'failed'\) toastError/,
      );
    },
    shortcuts: [
      { 'web/src/features/keys/a.ts': "const options = { onError: () => toastError('Failed') };\n" },
      { 'web/src/features/imports/a.ts': "if (ended.phase === 'failed') toastError('Failed');\n" },
    ],
  },
  {
    name: 'the code contains no notes about things to do later: they would stay',
    instead: 'Do it now, or record the cost of not doing it in docs/decisions.',
    find: (project) => linesWith(project, codeIn(project), /(\/\/|\/?\*).*\b(TODO|FIXME|XXX|HACK)\b/),
    shortcuts: [{ 'api/src/a.ts': '// TODO check the limit\nexport const a = 1;\n' }],
  },
];
