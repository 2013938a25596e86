import { codeIn, importing, sourceIn } from './project.mjs';
import { roomRules } from './rooms.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** Which feature of the api may call which: only those further left. docs/architecture.md says the same. */
const RANKS = [
  ['audit'],
  ['providers', 'profile'],
  ['keys', 'endpoints'],
  ['oauth', 'environments'],
  ['calls', 'history'],
  ['testing', 'verification', 'codegen', 'guides', 'applications', 'discover'],
  ['research', 'marketplace', 'own-apis'],
  ['dashboard', 'key-forms', 'operations', 'imports', 'sandbox'],
];
const ARCHITECTURE = 'docs/architecture.md';

/** What runs without zod in the contract. */
const PLAIN = 'packages/contract/src/plain/';

/** Packages that run in a browser too; each may import those before it. */
const PURE = ['packages/secrets/', 'packages/request/', 'packages/codegen/src/'];

/** The feature that a file or an import of a feature belongs to. @param {string} name */
const featureOf = (name) => /(?:^|[#/])src\/features\/([\w-]+)\//.exec(name)?.[1];
/** @param {string | undefined} feature */
const rankOf = (feature) => RANKS.findIndex((rank) => rank.includes(feature ?? ''));
/** @param {Project} project @param {string} start */
const below = (project, start) => sourceIn(project).filter((file) => file.startsWith(start));

/** @type {Rule[]} */
export const importRules = [
  {
    name: 'packages do not import api or web: both are built from them',
    instead: 'Move what both need into the package, and what the package does not need out of it.',
    find: (project) =>
      importing(project, below(project, 'packages/'), ({ from }) => /^@gatehouse\/(api|web)\//.test(from)),
    shortcuts: [{ 'packages/outbound/src/a.ts': "import { readEnv } from '@gatehouse/api/env.ts';\n" }],
  },
  {
    name: 'packages/contract is what all are built from: it imports no other package of ours',
    instead: 'Move what needs the other package there, or to whoever needs both.',
    find: (project) =>
      importing(project, below(project, 'packages/contract/'), ({ from }) => from.startsWith('@gatehouse/')),
    shortcuts: [{ 'packages/contract/src/a.ts': "import { maskKey } from '@gatehouse/secrets/masks.ts';\n" }],
  },
  {
    name: 'plain/ of the contract runs without zod, so that what shows code or masks a secret in a browser does not load it',
    instead: 'Import only the type, or move what checks a value to the schema beside plain/.',
    find: (project) =>
      importing(
        project,
        below(project, PLAIN),
        ({ from, isType }) => !isType && !/^\.\/|^#src\/plain\//.test(from),
      ),
    shortcuts: [
      { [`${PLAIN}a.ts`]: "import { z } from 'zod';\n" },
      { [`${PLAIN}a.ts`]: "import { text } from '#src/common.ts';\n" },
    ],
  },
  {
    name: 'packages/secrets, request and codegen run anywhere: they import nothing of Node, from the contract only types and plain/, and each other only as contract <- secrets <- request <- codegen',
    instead: 'Move what needs more to its caller, and what needs no zod into plain/ of the contract.',
    find: (project) =>
      PURE.flatMap((folder, rank) =>
        importing(
          project,
          below(project, folder),
          ({ from, isType }) =>
            !from.startsWith('#src/') &&
            !PURE.slice(0, rank).some((other) => from.startsWith(`@gatehouse/${other.split('/')[1]}/`)) &&
            !from.startsWith('@gatehouse/contract/plain/') &&
            !(from.startsWith('@gatehouse/contract/') && isType),
        ),
      ),
    shortcuts: [
      { 'packages/request/src/a.ts': "import { createHmac } from 'node:crypto';\n" },
      { 'packages/secrets/src/a.ts': "import { Buffer } from 'node:buffer';\n" },
      { 'packages/secrets/src/a.ts': "import { headerMapSchema } from '@gatehouse/contract/common.ts';\n" },
      { 'packages/secrets/src/a.ts': "import { basePath } from '@gatehouse/request/base-path.ts';\n" },
      { 'packages/codegen/src/a.ts': "import { readFileSync } from 'node:fs';\n" },
      { 'packages/request/src/a.ts': "import { classifyAddress } from '@gatehouse/outbound/address.ts';\n" },
      { 'packages/request/src/a.ts': "import { headerMapSchema } from '@gatehouse/contract/common.ts';\n" },
    ],
  },
  ...roomRules,
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
      ...(project
        .read(ARCHITECTURE)
        .replaceAll(/\s+/g, ' ')
        .includes(RANKS.map((rank) => rank.join(', ')).join(' · '))
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
    name: 'a feature of the api never calls another through its router or its store: rules stay in one place',
    instead:
      'Call a function in its *.service.ts, or a pure one in another file; write one if there is none.',
    find: (project) =>
      importing(
        project,
        below(project, 'api/src/features/'),
        ({ from }, file) =>
          from.startsWith('#src/features/') &&
          featureOf(from) !== featureOf(file) &&
          /\.(router|store)\.ts$/.test(from),
      ),
    shortcuts: [
      {
        'api/src/features/testing/a.ts': "import { readSecret } from '#src/features/keys/keys.store.ts';\n",
      },
      {
        'api/src/features/dashboard/a.ts':
          "import { keysRouter } from '#src/features/keys/keys.router.ts';\n",
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
        ({ from }) => /^#src\/(features|http|app|router|lifecycle\/(?!start-error))/.test(from),
      ),
      ...importing(project, below(project, 'api/src/features/'), ({ from }) =>
        /^#src\/(http|app|router|lifecycle\/(?!start-error))/.test(from),
      ),
    ],
    shortcuts: [
      { 'api/src/db/a.ts': "import { addKey } from '#src/features/keys/keys.service.ts';\n" },
      { 'api/src/features/keys/a.ts': "import { gate } from '#src/http/gate.ts';\n" },
    ],
  },
  {
    name: 'no file is called index: an import names the file that defines the thing',
    instead: 'Name the file after what it defines, and import that file.',
    find: (project) =>
      codeIn(project).filter(
        (file) => /(^|\/)index\.tsx?$/.test(file) && !file.startsWith('web/src/routes/'),
      ),
    shortcuts: [{ 'web/src/features/keys/index.ts': "import './key-table.tsx';\n" }],
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
    name: 'what runs learns nothing from examples: a build counts them, and the server reads the counts when they are asked for',
    instead: 'Count in packages/knowledge/build, and read the counts from the file.',
    find: (project) =>
      importing(
        project,
        sourceIn(project),
        ({ from, isType }) => /\/count-examples\.ts$/.test(from) && !isType,
      ),
    shortcuts: [
      {
        'packages/response/src/a.ts':
          "import { countExamples } from '@gatehouse/classifier/count-examples.ts';\n",
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
