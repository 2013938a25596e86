/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const requests = [
  {
    name: 'requests: a long response is masked and explained where all requests are served',
    why: 'Whoever finds a text that is slow to read would stop the server for everyone.',
    file: 'api/src/features/calls/reading/response-reader.ts',
    find: 'if (job.given.body.length <= MAX_RESPONSE_HERE) return',
    replace: 'if (job.given.body.length >= 0) return',
    tests: ['api/src/features/calls/reading/response-reader.test.ts'],
  },
  {
    name: 'requests: a response that took too long to mask is shown as it is',
    why: 'The key in it would be in the result, in the history and on the screen.',
    file: 'api/src/features/calls/reading/response-reader.ts',
    find: 'body: new Uint8Array(),\n  truncated',
    replace: 'truncated',
    tests: ['api/src/features/calls/reading/response-reader.test.ts'],
  },
  {
    name: 'requests: any address that looks like the sandbox is taken for it',
    why: 'A simulated response would stand for that of another host, and the guard would not be asked.',
    file: 'api/src/sandbox/call-sandbox.ts',
    find: "protocol === 'https:' && host === SANDBOX_HOST",
    replace: "protocol !== '' && host.includes(SANDBOX_HOST)",
    tests: ['api/src/features/sandbox/sandbox.test.ts'],
  },
  {
    name: 'requests: callers that open the sandbox at once each add a key to it',
    why: 'Whoever clicks twice would have two keys, and not know which of them the next call uses.',
    file: 'api/src/features/sandbox/sandbox.service.ts',
    find: `openSandbox = (deps: Deps): Promise<ApiKey> =>
  deps.connection.transaction(async (tx) => {
    const provider = (await addDiscoveredIn(tx, deps, [SANDBOX])).find(isSandbox);
    if (provider === undefined) throw new Error('The sandbox is not in the list that it was added to');
    const known = (await listKeys(deps, tx))`,
    replace: `openSandbox = async (deps: Deps, before?: readonly ApiKey[]): Promise<ApiKey> =>
  before === undefined ? openSandbox(deps, await listKeys(deps)) : deps.connection.transaction(async (tx) => {
    const provider = (await addDiscoveredIn(tx, deps, [SANDBOX])).find(isSandbox);
    if (provider === undefined) throw new Error('The sandbox is not in the list that it was added to');
    const known = before`,
    tests: ['api/src/features/sandbox/sandbox.test.ts'],
  },
  {
    name: 'requests: the key of a pasted command stays in the request',
    why: 'It would be in the form, and in the storage of the tab, instead of in the vault alone.',
    file: 'web/src/features/dashboard/first-step.ts',
    find: 'const { change, pasted } = readPaste(text, INITIAL_VALUES);',
    replace:
      'const { change: read, pasted } = readPaste(text, INITIAL_VALUES);\n  const change = read && { ...read, body: text };',
    tests: ['web/src/features/dashboard/first-step.test.ts'],
  },
  {
    name: 'requests: the key goes although the caller wants the call without it',
    why: 'It would replace the header that the caller has chosen instead, and reach whoever gets that call.',
    file: 'api/src/features/calls/prepare-call.ts',
    find: 'withoutKey === true ? ',
    replace: 'localNetworks === undefined ? ',
    tests: ['api/src/features/testing/call-preview.test.ts'],
  },
  {
    name: 'requests: the key of a pasted command is put into the form',
    why: 'It would be on the screen, and in the next call, without anyone having said so.',
    file: 'packages/request/src/pasted/build-request.ts',
    find: 'sent.filter((header) => !isSecret(header))',
    replace: 'sent',
    tests: ['packages/request/src/pasted/read-pasted-request.test.ts'],
  },
  {
    name: 'requests: a secret in the body of a request is stored in the browser',
    why: 'Session storage is readable by every script of the page, and by whoever has the profile.',
    file: 'web/src/lib/storable-text.ts',
    find: "withoutKeys(body, parseJsonText(body) === undefined ? 'plain' : 'json')",
    replace: 'body',
    tests: ['web/src/features/requests/offers/storable-values.test.ts'],
  },
  {
    name: 'requests: a secret in a pasted body is not told',
    why: 'Whoever pastes a command of somebody else would send and show what they did not know of.',
    file: 'web/src/features/requests/offers/read-paste.ts',
    find: '[...notes, ...notesOnBody(body.body)]',
    replace: '[...notes]',
    tests: ['web/src/features/requests/offers/read-paste.test.ts'],
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
    find: 'mergeSpans([...find(view), ...inPieces])',
    replace: 'mergeSpans([...find(view), ...inPieces.slice(inPieces.length)])',
    tests: ['api/src/features/testing/testing-stream.test.ts'],
  },
];
