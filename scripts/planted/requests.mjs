/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const requests = [
  {
    name: 'requests: the key goes although the caller wants the call without it',
    why: 'It would replace the header that the caller has chosen instead, and reach whoever gets that call.',
    file: 'api/src/features/calls/prepare-call.ts',
    find: 'request.withoutKey === true ? ',
    replace: "request.endpoint === '' ? ",
    tests: ['api/src/features/testing/call-preview.test.ts'],
  },
  {
    name: 'requests: the key of a pasted command is put into the form',
    why: 'It would be on the screen, and in the next call, without anyone having said so.',
    file: 'packages/request/src/pasted/build-request.ts',
    find: 'others.filter(([name]) => !isSecretField(name))',
    replace: 'others',
    tests: ['packages/request/src/pasted/read-pasted-request.test.ts'],
  },
  {
    name: 'requests: a secret in the body of a request is stored in the browser',
    why: 'Session storage is readable by every script of the page, and by whoever has the profile.',
    file: 'web/src/shared/request/storable-request.ts',
    find: 'hasSecrets(parsed) ? JSON.stringify(withoutSecrets(parsed), null, 2) : body',
    replace: 'body',
    tests: ['web/src/shared/request/storable-request.test.ts'],
  },
  {
    name: 'requests: a secret in a pasted body is not told',
    why: 'Whoever pastes a command of somebody else would send and show what they did not know of.',
    file: 'web/src/shared/request/read-paste.ts',
    find: '[...notes, ...notesOnBody(body)]',
    replace: '[...notes]',
    tests: ['web/src/shared/request/read-paste.test.ts'],
  },
  {
    name: 'requests: a key in the pieces of a model’s text is only masked in the result',
    why: 'The screen joins the pieces while they arrive, and would show the key.',
    file: 'api/src/features/testing/watch-records.ts',
    find: 'const maskRecords = createRecordMasker(kind, secrets);',
    replace:
      'const maskRecords = (records: string[]) => (createRecordMasker(kind, secrets), records.map(mask));',
    tests: ['api/src/features/testing/testing-stream.test.ts'],
  },
  {
    name: 'requests: a key in the pieces of a model’s text stays in the result',
    why: 'The screen and the history join the pieces, and would show the key.',
    file: 'api/src/features/calls/mask-response.ts',
    find: 'mergeSpans([...find(view, charset, isCut), ...inPieces])',
    replace: 'mergeSpans([...find(view, charset, isCut), ...inPieces.slice(inPieces.length)])',
    tests: ['api/src/features/testing/testing-stream.test.ts'],
  },
];
