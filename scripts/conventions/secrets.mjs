import { linesWith, sourceIn } from './project.mjs';

/** @import { Rule } from './project.mjs' */

/** One question of the reader, asked alone: an answer by a name knows nothing of shapes, and one by a shape nothing of names. */
const ASKS_ALONE =
  /\b(?:isSecretName|isSecretValue|isPublicName|keySpans|hasKeyShape|replaceKeys|isBareKey|isRandom|isExamplePassword)\b/;

/** Who may ask so, and why the reader cannot be asked there. */
const MAY_ASK = new Map([
  [
    'packages/outbound/src/headers.ts',
    'a header is left out as a whole at a redirect, whatever its value: only its name counts',
  ],
  [
    'packages/request/src/pasted/build-request.ts',
    'the name says where the key goes, also where its value is only a placeholder; what else is secret is found when it is stored',
  ],
  [
    'packages/response/src/body/other-details.ts',
    'what is below such a name is repeated only if it says what is wrong; each detail is read by the reader as well',
  ],
  [
    'api/src/features/codegen/codegen.service.ts',
    'a stored secret is right where a name says that one goes, and an error everywhere else, whatever it looks like',
  ],
  [
    'api/src/features/history/mask-call.ts',
    'passes the question to the reader, with the names of the places of the key',
  ],
  [
    'api/src/features/imports/read/formats/openapi-parameters.ts',
    'there is no value: a header that is required and has no example is where the key goes',
  ],
  [
    'api/src/features/imports/read/secret-finder.ts',
    'what has such a name is where the key goes, and is left out also where its value is a placeholder; each value is read by the reader before',
  ],
  ['web/src/lib/secret-names.ts', 'which of the names around a secret, which the reader has found, is shown'],
  [
    'web/src/features/dashboard/first-step.ts',
    'what somebody pasted to begin with is offered to be stored as a key; nothing is shown or hidden by it',
  ],
]);

/** @type {Rule[]} */
export const secretRules = [
  {
    name: 'what of a text is a secret is asked of the reader, which looks at names, shapes and what is stored, through nestings and escapes: whoever asks for a name or a shape alone misses the others',
    instead:
      'Call findSecrets, hasSecret or secretLeaves, with the name in the options. If only a name can be asked, add the file to MAY_ASK in scripts/conventions/secrets.mjs, with its reason.',
    find: (project) =>
      linesWith(
        project,
        sourceIn(project).filter((file) => !file.startsWith('packages/secrets/') && !MAY_ASK.has(file)),
        ASKS_ALONE,
      ),
    shortcuts: [
      {
        'api/src/features/history/a.ts':
          "import { isSecretName } from '@gatehouse/secrets/names.ts';\nexport const mask = (name: string, value: string) => (isSecretName(name) ? '' : value);\n",
      },
      {
        'web/src/lib/a.ts': "import {\n  hasKeyShape,\n} from '@gatehouse/secrets/shapes.ts';\n",
      },
      {
        'packages/response/src/a.ts':
          "import * as values from '@gatehouse/secrets/values.ts';\nexport const is = values.isSecretValue;\n",
      },
    ],
  },
  {
    name: 'the list of those who ask about secrets without the reader is as short as it can be',
    instead: 'Take the file off MAY_ASK in scripts/conventions/secrets.mjs: it asks no more.',
    find: (project) =>
      [...MAY_ASK.keys()].filter(
        (file) => !project.files.includes(file) || !ASKS_ALONE.test(project.read(file)),
      ),
    shortcuts: [{ 'packages/outbound/src/headers.ts': 'export const headers = {};\n' }],
  },
];
