import { importing, linesWith, sourceIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

/** The feature that a file or an import belongs to. @param {string} name */
const featureOf = (name) => /(?:^|[#/])src\/features\/([\w-]+)\//.exec(name)?.[1];

/** @param {Project} project @param {string} folder of web/src */
const below = (project, folder) => sourceIn(project).filter((file) => file.startsWith(`web/src/${folder}/`));

/** Which feature imports which others. @param {Project} project */
const arrowsOf = (project) => {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  importing(project, below(project, 'features'), ({ from }, file) => {
    const [one, other] = [featureOf(file), featureOf(from)];
    if (one !== undefined && other !== undefined && one !== other)
      arrows.set(one, (arrows.get(one) ?? new Set()).add(other));
    return false;
  });
  return arrows;
};

/**
 * Whether one feature imports another one, at whatever distance.
 * @param {Map<string, Set<string>>} arrows
 * @param {string} one
 * @param {string} other
 * @returns {boolean}
 */
const reaches = (arrows, one, other, seen = new Set()) => {
  if (one === other) return true;
  if (seen.has(one)) return false;
  seen.add(one);
  return [...(arrows.get(one) ?? [])].some((next) => reaches(arrows, next, other, seen));
};

/** Mounted once, by the application and by the gallery alike. */
const MOUNTED = ['web/src/ui/feedback/toaster.tsx', 'web/src/ui/feedback/tooltip-layer.tsx'];

/** The rooms of the web, and what stands in each. @type {Rule[]} */
export const webRules = [
  {
    name: 'a feature of the web imports of another one only what that offers, in its offers/: the rest of it can change, and be removed, on its own',
    instead:
      'Move what others need into offers/ of the feature that owns it, or into ui/ or lib/ if it has no product words.',
    find: (project) =>
      importing(
        project,
        below(project, 'features'),
        ({ from }, file) =>
          from.startsWith('#src/features/') &&
          featureOf(from) !== featureOf(file) &&
          !/^#src\/features\/[\w-]+\/offers\//.test(from),
      ),
    shortcuts: [
      {
        'web/src/features/testing/a.tsx':
          "import { KeyList } from '#src/features/keys/table/key-list.tsx';\n",
      },
    ],
  },
  {
    name: 'the features of the web import each other in one direction: no cycles',
    instead:
      'Pass it in as a prop or an argument, or move what both need into the feature that owns it, or into a new one.',
    find: (project) => {
      const arrows = arrowsOf(project);
      return [...arrows].flatMap(([one, others]) =>
        [...others]
          .filter((other) => reaches(arrows, other, one))
          .map((other) => `${one} imports ${other}, which leads back to it`),
      );
    },
    shortcuts: [
      {
        'web/src/features/providers/a.tsx':
          "import { KeyLine } from '#src/features/keys/offers/key-line.tsx';\n",
      },
    ],
  },
  {
    name: 'features of the web import no route and no shell: these are built from them',
    instead: 'Pass it in as a prop or an argument, or move it into the feature.',
    find: (project) =>
      importing(project, below(project, 'features'), ({ from }) => /^#src\/(routes|app)\//.test(from)),
    shortcuts: [{ 'web/src/features/keys/a.ts': "import { screens } from '#src/app/nav.ts';\n" }],
  },
  {
    name: 'features of the web call operations through typed hooks, not through the bare client: who looks for the callers of an operation finds them by its name, and no caller forgets its context',
    instead:
      'Use `trpc.<router>.<operation>.useMutation()` or `.useQuery()`; for a call with a signal or a state of its own, or of a stream, `useOperation` and `useReader` of lib/use-operation.ts.',
    find: (project) =>
      linesWith(
        project,
        [...below(project, 'features'), ...below(project, 'routes')],
        /\bclient[\w.[\]]*\.(?:mutate|query|subscribe)\(|\butils\.client\b|useUtils\(\)\.client\b|\{[^}]*\bclient\b[^}]*\} = trpc\.useUtils\(\)|useUtils>\['client'\]|\bcreateTrpcClient\b/,
      ),
    shortcuts: [
      { 'web/src/features/keys/a.ts': 'export const a = (utils) => utils.client.keys.list.query({});\n' },
      { 'web/src/features/keys/a.ts': '  const { client, keys } = trpc.useUtils();\n' },
      { 'web/src/features/keys/a.ts': "type Client = ReturnType<typeof trpc.useUtils>['client'];\n" },
      { 'web/src/features/keys/a.ts': '  await client.research[PROCEDURES[id]].mutate({});\n' },
      { 'web/src/features/keys/a.ts': "import { createTrpcClient } from '#src/lib/trpc.ts';\n" },
    ],
  },
  {
    name: 'routes of the web import no schema: they load before any screen, and what they import loads with them',
    instead: 'Read the address with lib/search-params.ts; start a query from a file that imports no schema.',
    find: (project) =>
      importing(
        project,
        below(project, 'routes'),
        ({ from, isType }) => !isType && (from === 'zod' || from.startsWith('@gatehouse/contract/')),
      ),
    shortcuts: [
      { 'web/src/routes/_shell/a.tsx': "import { z } from 'zod';\n" },
      { 'web/src/routes/_shell/a.tsx': "import { idSchema } from '@gatehouse/contract/common.ts';\n" },
    ],
  },
  {
    name: 'ui/ and lib/ of the web import no feature, route or shell: everything is built from them; lib/ imports nothing of ui/',
    instead:
      'Pass it in as a prop or an argument, or move the file into the feature it belongs to; what is to be seen belongs into ui/.',
    find: (project) => [
      ...importing(project, below(project, 'ui'), ({ from }) => /^#src\/(features|routes|app)\//.test(from)),
      ...importing(project, below(project, 'lib'), ({ from }) =>
        /^#src\/(features|routes|app|ui)\//.test(from),
      ),
    ],
    shortcuts: [
      { 'web/src/ui/text/a.tsx': "import { KeyList } from '#src/features/keys/table/key-list.tsx';\n" },
      { 'web/src/ui/text/a.tsx': "import { useKeyRows } from '#src/features/keys/offers/key-rows.ts';\n" },
      { 'web/src/lib/a.ts': "import { toast } from '#src/ui/feedback/toast.ts';\n" },
    ],
  },
  {
    name: 'web/src has the rooms that docs/architecture.md names, and no other: a drawer for the rest would fill up',
    instead: 'Put it into the feature that owns it, or into ui/ or lib/ if it has no product words.',
    find: (project) =>
      sourceIn(project).filter(
        (file) =>
          file.startsWith('web/src/') &&
          !/^web\/src\/(app|routes|features|ui|lib)\/|^web\/src\/main\.tsx$/.test(file),
      ),
    shortcuts: [{ 'web/src/shared/a.ts': 'export const a = 1;\n' }],
  },
  {
    name: 'every part of ui/ that a screen uses has its story in the gallery: it can be looked at in all its states',
    instead: 'Show it in web/gallery/<kind>-stories.tsx.',
    find: (project) => {
      /** @type {Set<string>} */
      const shown = new Set(MOUNTED);
      const gallery = project.files.filter((file) => file.startsWith('web/gallery/'));
      importing(project, gallery, ({ from }) => {
        shown.add(from.replace('#src/', 'web/src/'));
        return false;
      });
      const screens = sourceIn(project).filter((file) => /^web\/src\/(app|routes|features)\//.test(file));
      return importing(
        project,
        screens,
        ({ from, isType }) =>
          !isType && /^#src\/ui\/.*\.tsx$/.test(from) && !shown.has(from.replace('#src/', 'web/src/')),
      );
    },
    shortcuts: [
      {
        'web/src/features/keys/a.tsx':
          "import { Fold } from '#src/ui/layout/fold.tsx';\nexport const A = Fold;\n",
      },
    ],
  },
];
