import { codeIn, importing, linesWith, sourceIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** Which feature of the api may call which: only those further left. docs/architecture.md says the same. */
const RANKS = [
  ['audit'],
  ['providers', 'profile'],
  ['keys', 'endpoints'],
  ['oauth', 'history'],
  ['testing', 'codegen', 'guides', 'applications', 'discover', 'research', 'marketplace'],
  ['dashboard'],
];
const ARCHITECTURE = 'docs/architecture.md';

/** The feature that a file or an import of a feature belongs to. @param {string} name */
const featureOf = (name) => /(?:^|[#/])src\/features\/([\w-]+)\//.exec(name)?.[1];
/** @param {string | undefined} feature */
const rankOf = (feature) => RANKS.findIndex((rank) => rank.includes(feature ?? ''));
/** @param {Project} project @param {string} start */
const below = (project, start) => sourceIn(project).filter((file) => file.startsWith(start));

/** @type {Rule[]} */
export const importRules = [
  {
    name: 'packages do not import api or web, and the contract only imports zod: everything depends on it',
    instead: 'Move what both need into the package, and what the package does not need out of it.',
    find: (project) => [
      ...importing(project, below(project, 'packages/'), ({ from }) => /^@gatehouse\/(api|web)\//.test(from)),
      ...importing(
        project,
        below(project, 'packages/contract/'),
        ({ from }) => from !== 'zod' && !from.startsWith('./'),
      ),
    ],
    shortcuts: [
      { 'packages/outbound/src/a.ts': "import { readEnv } from '@gatehouse/api/env.ts';\n" },
      { 'packages/contract/src/a.ts': "import ipaddr from 'ipaddr.js';\n" },
    ],
  },
  {
    name: 'the web only imports types from the api: server code must not reach the browser',
    instead: 'Use `import type`; put what both sides run into packages/contract.',
    find: (project) =>
      importing(
        project,
        below(project, 'web/'),
        ({ from, isType }) =>
          (from.startsWith('@gatehouse/api') && !isType) || from.startsWith('@gatehouse/outbound'),
      ),
    shortcuts: [
      { 'web/src/lib/a.ts': "import { appRouter } from '@gatehouse/api/router.ts';\n" },
      { 'web/src/lib/a.ts': "import { createOutbound } from '@gatehouse/outbound/outbound.ts';\n" },
    ],
  },
  {
    name: 'a feature of the web imports no other feature: routes combine them',
    instead: 'Move what both need into components/ or lib/, or combine the two in the route.',
    find: (project) =>
      importing(
        project,
        below(project, 'web/src/features/'),
        ({ from }, file) => from.startsWith('#src/features/') && featureOf(from) !== featureOf(file),
      ),
    shortcuts: [
      {
        'web/src/features/testing/a.tsx': "import { KeyTable } from '#src/features/keys/key-table.tsx';\n",
      },
    ],
  },
  {
    name: 'components/ and lib/ of the web import no feature, route or shell: everything is built from them',
    instead: 'Pass it in as a prop or an argument, or move the file into the feature it belongs to.',
    find: (project) =>
      importing(
        project,
        [...below(project, 'web/src/components/'), ...below(project, 'web/src/lib/')],
        ({ from }) => /^#src\/(features|routes|app)\//.test(from),
      ),
    shortcuts: [
      {
        'web/src/components/a.tsx': "import { useKeyRows } from '#src/features/keys/use-key-rows.ts';\n",
      },
    ],
  },
  {
    name: 'a feature of the api only calls features further left in the order: no cycles',
    instead: `Reverse the call; add a new feature to RANKS here and to the order in ${ARCHITECTURE}.`,
    find: (project) => [
      ...below(project, 'api/src/features/').filter((file) => rankOf(featureOf(file)) === -1),
      ...importing(
        project,
        below(project, 'api/src/features/'),
        ({ from }, file) =>
          from.startsWith('#src/features/') &&
          featureOf(from) !== featureOf(file) &&
          rankOf(featureOf(from)) >= rankOf(featureOf(file)),
      ),
      ...(project.read(ARCHITECTURE).includes(RANKS.map((rank) => rank.join(', ')).join(' · '))
        ? []
        : [`${ARCHITECTURE} gives another order`]),
    ],
    shortcuts: [
      {
        'api/src/features/keys/a.ts': "import { runTest } from '#src/features/testing/testing.service.ts';\n",
      },
      { 'api/src/features/wishes/wishes.service.ts': 'export const list = () => [];\n' },
    ],
  },
  {
    name: 'a feature of the api calls another one only through its service: rules stay in one place',
    instead: 'Call a function in its *.service.ts; write one if there is none.',
    find: (project) =>
      importing(
        project,
        below(project, 'api/src/features/'),
        ({ from }, file) =>
          from.startsWith('#src/features/') &&
          featureOf(from) !== featureOf(file) &&
          !from.endsWith('.service.ts'),
      ),
    shortcuts: [
      {
        'api/src/features/testing/a.ts': "import { readSecret } from '#src/features/keys/keys.store.ts';\n",
      },
    ],
  },
  {
    name: 'in the api, db and vault import nothing from features or http, and features nothing from http',
    instead: 'Take what is needed as an argument, or from deps.',
    find: (project) => [
      ...importing(
        project,
        [...below(project, 'api/src/db/'), ...below(project, 'api/src/vault/')],
        ({ from }) => /^#src\/(features|http|app|router|main)/.test(from),
      ),
      ...importing(project, below(project, 'api/src/features/'), ({ from }) =>
        /^#src\/(http|app|router|main|create-deps)/.test(from),
      ),
    ],
    shortcuts: [
      { 'api/src/db/a.ts': "import { addKey } from '#src/features/keys/keys.service.ts';\n" },
      { 'api/src/features/keys/a.ts': "import { gate } from '#src/http/gate.ts';\n" },
    ],
  },
  {
    name: 'no import uses ../ or an index file: an import names the file that defines the thing',
    instead:
      'Import the file itself: #src/… within a package, @gatehouse/<package>/<file>.ts across packages.',
    find: (project) => [
      ...importing(project, sourceIn(project), ({ from }) => from.startsWith('../')),
      ...codeIn(project).filter(
        (file) => /(^|\/)index\.tsx?$/.test(file) && !file.startsWith('web/src/routes/'),
      ),
      ...linesWith(project, sourceIn(project), /^export (\*|\{[^}]*\} from)/),
    ],
    shortcuts: [
      { 'web/src/features/keys/a.ts': "import { toast } from '../../lib/toast.ts';\n" },
      { 'web/src/features/keys/index.ts': "import './key-table.tsx';\n" },
      { 'web/src/features/keys/all.ts': "export * from './key-table.tsx';\n" },
      { 'web/src/features/keys/all.ts': "export { KeyTable } from './key-table.tsx';\n" },
    ],
  },
  {
    name: 'migrations import none of our code at run time: old migrations must work after the code has changed',
    instead: 'Write the statements out in the migration.',
    find: (project) =>
      importing(
        project,
        sourceIn(project).filter((file) => /^api\/src\/db\/migrations\/\d{4}-\d\d-\d\d-/.test(file)),
        ({ isType }) => !isType,
      ),
    shortcuts: [
      {
        'api/src/db/migrations/2030-01-01-a.ts': "import { KEY_TYPES } from '@gatehouse/contract/keys.ts';\n",
      },
    ],
  },
  {
    name: 'product code imports nothing from the tests',
    instead: 'Move what both need into src.',
    find: (project) =>
      importing(project, sourceIn(project), ({ from }) =>
        /^#test\/|^vitest$|\.test\.ts$|^@playwright\//.test(from),
      ),
    shortcuts: [{ 'api/src/a.ts': "import { SECRET } from '#test/factories.ts';\n" }],
  },
];
