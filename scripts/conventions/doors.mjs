import { importing, linesWith, sourceIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** @param {string} file */
const mayHoldSql = (file) =>
  file.endsWith('.store.ts') ||
  file.startsWith('api/src/db/') ||
  // Opens the one file of facts; its readers hold the SQL.
  file === 'packages/knowledge/src/open-knowledge.ts';
/** @param {Project} project @param {string} start */
const below = (project, start) => sourceIn(project).filter((file) => file.startsWith(start));

const COMPANY = 'api/src/features/research/company/';
/** The readers of imported documents. */
const IMPORTED = 'api/src/features/imports/read/';
/** Runs only in the threads of worker-pool.ts. @param {string} file */
const isInReaderThread = (file) =>
  file.startsWith(`${COMPANY}sources/`) ||
  file.startsWith(IMPORTED) ||
  file === 'api/src/features/imports/import-worker.ts' ||
  /\/documents\/(document-worker|read-\w+)\.ts$/.test(file);
/** It only reads Node's table of status code names, and does not connect to anything. */
const READS_A_TABLE = 'packages/response/src/body/status-names.ts';
const BROWSERS_DOOR = 'web/src/lib/server-response.ts';

/** Functions whose names say that they decide it, and masks that are written out. */
const DECIDES_ON_SECRETS =
  /(?:const|function) (?:is(?:Mask(?:ed)?|Placeholder|Secret(?:Name|Field|Value))|hasKey(?:Form|Shape)|looks(?:Like)?(?:Key|Mask|Placeholder|Secret|Token)|contains(?:Key|Mask|Secret)|notAKey)(?: = (?:async )?\(|\()|'\*'\.repeat\(20\)|\\\*\{20/;

/** @type {Rule[]} */
export const doorRules = [
  {
    name: 'SQL is only in stores and in db: rows, flags and dates are turned into entities in one place',
    instead: 'Write a function in the feature’s *.store.ts that takes the database first, and call it.',
    find: (project) => [
      ...importing(
        project,
        sourceIn(project).filter((file) => !mayHoldSql(file)),
        ({ from }) => /^(kysely|better-sqlite3|pg)$/.test(from),
      ),
      ...linesWith(
        project,
        below(project, 'api/').filter((file) => !mayHoldSql(file)),
        /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(\.raw)?[`(]/,
      ),
    ],
    shortcuts: [
      { 'api/src/features/keys/a.ts': "import { sql } from 'kysely';\n" },
      {
        'api/src/features/keys/keys.service.ts':
          "const count = (deps) =>\n  deps.connection.db.selectFrom('api_keys').execute();\n",
      },
    ],
  },
  {
    name: 'only packages/secrets says what is a secret, a placeholder or a mask: two answers to one question disagree',
    instead:
      'Call a function of packages/secrets, or add one there: names.ts, shapes.ts, placeholders.ts, masks.ts, values.ts, find-secrets.ts.',
    find: (project) =>
      linesWith(
        project,
        sourceIn(project).filter((file) => !file.startsWith('packages/secrets/')),
        DECIDES_ON_SECRETS,
      ),
    shortcuts: [
      { 'web/src/lib/a.ts': "const isMasked = (text: string): boolean => text.includes('***');\n" },
      {
        'api/src/features/history/a.ts':
          "export const isPlaceholder = (value: string) => value === '<key>';\n",
      },
      { 'api/src/features/imports/a.ts': 'function hasKeyForm(value) {\n' },
      { 'packages/request/src/a.ts': 'const looksLikeToken = (text: string) => text.length > 20;\n' },
      { 'web/src/lib/a.ts': "const HIDDEN = '*'.repeat(20);\n" },
      { 'api/src/logging/a.ts': 'const MASK = /\\*{20}/;\n' },
    ],
  },
  {
    name: 'only env.ts reads the environment: elsewhere a misspelt name would go unnoticed',
    instead: 'Add the variable to api/src/env.ts, .env.example and README.md, and take it from env or deps.',
    find: (project) =>
      linesWith(
        project,
        // What these contain is the text of programs for others.
        sourceIn(project).filter(
          (file) =>
            file !== 'api/src/env.ts' &&
            !file.startsWith('packages/codegen/src/targets/') &&
            !file.startsWith('packages/webhooks/src/verification/'),
        ),
        /\bprocess\.env\b|\bprocess\[|\benv\b.*=\s*process\b|from '(node:)?process'|import\.meta\.env/,
      ),
    shortcuts: [
      { 'api/src/features/keys/a.ts': 'export const limit = Number(process.env.KEY_LIMIT);\n' },
      { 'api/src/features/keys/a.ts': 'const { env } = process;\n' },
      { 'web/src/lib/a.ts': 'export const url = import.meta.env.VITE_API_URL;\n' },
    ],
  },
  {
    name: 'only packages/outbound opens connections: a call from elsewhere would skip the address checks',
    instead: 'Use deps.outbound, with the profile that says who chose the address.',
    find: (project) => {
      const server = sourceIn(project).filter(
        (file) =>
          !file.startsWith('web/') && !file.startsWith('packages/outbound/') && file !== READS_A_TABLE,
      );
      return [
        ...importing(
          project,
          server,
          ({ from, isType }) =>
            /^(undici|axios|got|ws|node:(https?|http2|net|tls|dgram|dns.*))$/.test(from) && !isType,
        ),
        ...linesWith(project, server, /(?<![.\w])fetch\(|globalThis\.fetch|new (WebSocket|EventSource)\(/),
      ];
    },
    shortcuts: [
      { 'api/src/features/keys/a.ts': 'export const ask = () => fetch("https://example.com");\n' },
      { 'api/src/features/keys/a.ts': "import { request } from 'node:https';\n" },
    ],
  },
  {
    name: 'documents from strangers are parsed only in the reader’s threads: a hostile one would hold up every request',
    instead: `Read them with createDocumentReader or readInThread; a new kind of document is a file in ${COMPANY}sources/ or ${IMPORTED}formats/.`,
    find: (project) =>
      importing(
        project,
        sourceIn(project).filter((file) => !isInReaderThread(file)),
        ({ from, isType }) =>
          !isType &&
          (/^(htmlparser2|yaml|robots-parser|openapi-sampler|@scalar\/.*)$/.test(from) ||
            /imports\/(import-worker|read\/(read-import|find-format|document|formats\/.*))\.ts$/.test(from) ||
            /research\/company\/(sources\/|documents\/(document-worker|read-))/.test(from)),
      ),
    shortcuts: [
      { 'api/src/features/guides/a.ts': "import { parse } from 'yaml';\n" },
      {
        'api/src/features/imports/a.ts':
          "import { readImport } from '#src/features/imports/read/read-import.ts';\n",
      },
      {
        [`${COMPANY}crawl.ts`]:
          "import { readHtml } from '#src/features/research/company/sources/html.ts';\n",
      },
      {
        [`${COMPANY}crawl.ts`]:
          "import { readPage } from '#src/features/research/company/documents/read-page.ts';\n",
      },
    ],
  },
  {
    name: 'screens call the server only through the typed hooks, which handle types, errors and canceling',
    instead: `Write a procedure and use its hook; ${BROWSERS_DOOR} is the only place that calls fetch.`,
    find: (project) =>
      linesWith(
        project,
        below(project, 'web/').filter((file) => file !== BROWSERS_DOOR),
        /(?<!\.)\bfetch\(|\b(window|globalThis)\.fetch|XMLHttpRequest|new (WebSocket|EventSource)\(|sendBeacon\(/,
      ),
    shortcuts: [
      { 'web/src/features/keys/a.ts': "export const load = () => fetch('/api/keys');\n" },
      { 'web/src/features/keys/a.ts': "export const load = () => window.fetch('/api/keys');\n" },
    ],
  },
  {
    name: 'text is never inserted as HTML: code from a page or a provider would run as ours',
    instead:
      'Turn it into React elements with an allow-list, as web/src/features/guides/guide-html.tsx does.',
    find: (project) =>
      linesWith(
        project,
        // Its one frame has an empty sandbox attribute, and shows what inert-document.ts has made of the text.
        sourceIn(project).filter((file) => file !== 'web/src/features/responses/body-preview.tsx'),
        /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|srcDoc=|\.srcdoc\b/,
      ),
    shortcuts: [
      { 'web/src/features/keys/a.tsx': "frame.srcdoc = '<p>';\n" },
      {
        'web/src/features/keys/a.tsx':
          'export const show = (node: Element, html: string) => {\n  node.innerHTML = html;\n};\n',
      },
    ],
  },
  {
    name: 'nothing is evaluated: no Function or vm',
    instead: 'Parse the text, or look up the function in a table.',
    find: (project) => linesWith(project, sourceIn(project), /new Function\(|node:vm/),
    shortcuts: [{ 'api/src/a.ts': 'export const run = (text: string) => new Function(text);\n' }],
  },
  {
    name: 'features read the clock only from deps, so that a test can set it',
    instead: 'Use deps.now() or timestamp(deps); performance.now() is right for how long something took.',
    find: (project) =>
      linesWith(project, below(project, 'api/src/features/'), /\bDate\.now\(\)|\bnew Date\(\)/),
    shortcuts: [{ 'api/src/features/keys/a.ts': 'export const at = () => new Date().toISOString();\n' }],
  },
];
