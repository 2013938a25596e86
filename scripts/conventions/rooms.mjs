import { codeIn, importing, sourceIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** Reads Node's table of the names of statuses, and nothing else. */
const STATUS_NAMES = 'packages/response/src/body/status-names.ts';

/** @param {Project} project @param {string} start */
const below = (project, start) => sourceIn(project).filter((file) => file.startsWith(start));

/** What the packages of facts and of responses may import. @type {Rule[]} */
export const roomRules = [
  {
    name: 'packages/knowledge holds facts and knows nothing of those who use them: of our packages it imports the contract, and its build the classifier that learns from examples',
    instead:
      'Move what ranks, judges or chooses to the package that does, and take facts from here as arguments.',
    find: (project) =>
      importing(
        project,
        codeIn(project).filter((file) => file.startsWith('packages/knowledge/')),
        ({ from }, file) =>
          from.startsWith('@gatehouse/') &&
          !from.startsWith('@gatehouse/contract/') &&
          !(from.startsWith('@gatehouse/classifier/') && file.startsWith('packages/knowledge/build/')),
      ),
    shortcuts: [
      { 'packages/knowledge/build/a.ts': "import { searchApis } from '@gatehouse/search/search-apis.ts';\n" },
      {
        'packages/knowledge/src/a.ts':
          "import { createClassifier } from '@gatehouse/classifier/classify.ts';\n",
      },
    ],
  },
  {
    name: 'packages/response is a function of a response and of what is known about errors: it opens nothing, and reads no globals of other rooms',
    instead: 'Pass it in with what is observed, or with the facts; types of outbound may be imported.',
    find: (project) =>
      importing(
        project,
        below(project, 'packages/response/src/').filter((file) => file !== STATUS_NAMES),
        ({ from, isType }) =>
          from.startsWith('node:') ||
          (from.startsWith('@gatehouse/') &&
            !/^@gatehouse\/(?:contract|request|secrets|classifier)\//.test(from) &&
            !(isType && from.startsWith('@gatehouse/outbound/'))),
      ),
    shortcuts: [
      { 'packages/response/src/a.ts': "import { readFileSync } from 'node:fs';\n" },
      {
        'packages/response/src/a.ts':
          "import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';\n",
      },
      { 'packages/response/src/a.ts': "import { defaultLimits } from '@gatehouse/outbound/limits.ts';\n" },
    ],
  },
  {
    name: 'the product reads the built knowledge file: packages/knowledge/src runs no build and no schema, whose facts were checked when they were built',
    instead:
      'Import only types of schemas; put what is computed into the file, or into src/ if the build needs it too.',
    find: (project) =>
      importing(
        project,
        below(project, 'packages/knowledge/src/'),
        ({ from, isType }) =>
          from === 'yaml' || from.startsWith('#build/') || (from.startsWith('#schema/') && !isType),
      ),
    shortcuts: [
      { 'packages/knowledge/src/a.ts': "import { readYaml } from '#build/read-yaml.ts';\n" },
      { 'packages/knowledge/src/a.ts': "import { oauthSchema } from '#schema/oauth.ts';\n" },
      { 'packages/knowledge/src/a.ts': "import { parse } from 'yaml';\n" },
    ],
  },
];
