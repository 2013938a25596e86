/** @import { Defect } from '../lib/defect.mjs' */

const HIDDEN = 'api/src/features/endpoints/hidden-values.test.ts';
const IN_CALL = 'api/src/features/endpoints/hidden-in-call.test.ts';

/** @type {Defect[]} */
export const endpoints = [
  {
    name: 'endpoints: a hidden value is not bound to the URL of its endpoint',
    why: 'Someone with write access to the file could change the URL, and the next test would send the value there.',
    file: 'api/src/features/endpoints/endpoint-secrets.store.ts',
    find: 'row.endpoint,',
    replace: 'typeof row.endpoint,',
    tests: [HIDDEN],
  },
  {
    name: 'endpoints: hidden values are sent to whichever origin is called',
    why: 'A click on another base URL would send them to a host that they were never meant for.',
    file: 'api/src/features/endpoints/hidden-values.ts',
    find: 'requireSameOrigin(hidden, url);',
    replace: '',
    tests: [HIDDEN],
  },
  {
    name: 'endpoints: secrets in the body are stored in plain text',
    why: 'A password in a body is as secret as one in a header.',
    file: 'api/src/features/endpoints/request-values.ts',
    find: "inJson(parts.requestBody, ['requestBody'], [], change)",
    replace: "inJson(parts.requestBody, ['requestBody'], [], ({ value }) => value)",
    tests: [HIDDEN],
  },
  {
    name: 'endpoints: a removed secret can be put back',
    why: 'What was removed is gone: a row from an old copy of the file must not open.',
    file: 'api/src/features/endpoints/endpoint-secrets.ts',
    find: 'rows.map(({ id }) => id),\n  );\n  await store.deleteSecrets',
    replace: 'rows.map(({ id }) => -id),\n  );\n  await store.deleteSecrets',
    tests: [HIDDEN],
  },
  {
    name: 'endpoints: a service that sends a hidden value back shows it',
    why: 'An echo of the request would show it in the response, the stream and the history.',
    file: 'api/src/features/testing/testing.service.ts',
    find: 'furtherSecrets: filled.secrets,',
    replace: 'furtherSecrets: filled.secrets.slice(filled.secrets.length),',
    tests: [IN_CALL],
  },
  {
    name: 'endpoints: only a whole hidden header is masked, not the token in it',
    why: 'Services send the token back without its scheme.',
    file: 'api/src/features/endpoints/hidden-in-call.service.ts',
    find: 'secretParts(plainText(leaf))',
    replace: 'secretParts(plainText(leaf)).slice(0, 1)',
    tests: [IN_CALL],
  },
  {
    name: 'endpoints: a redirect takes a hidden value in the body to another host',
    why: 'With 307 and 308 the body is sent again, wherever the service says.',
    file: 'api/src/features/calls/calls.service.ts',
    find: 'hasSecretBody: credential.hasSecretBody,',
    replace: 'hasSecretBody: credential.hasSecretBody && url.host === String(credential.baseUrl),',
    tests: [IN_CALL],
  },
  {
    name: 'endpoints: an edit lets “..” into the URL',
    why: 'The URL would show a path below the base URL and lead elsewhere.',
    file: 'api/src/features/endpoints/endpoints.service.ts',
    find: 'if (endpoint !== undefined) requirePlainUrl(endpoint);',
    replace: '',
    tests: ['api/src/features/endpoints/endpoints.test.ts'],
  },
  {
    name: 'endpoints: “..” is only found as it is written',
    why: 'Browsers and servers read %2e%2e and backslashes as “..” too.',
    file: 'packages/request/src/climbing-path.ts',
    find: 'return decodeFully(path)',
    replace: 'return path',
    tests: ['packages/request/src/climbing-path.test.ts'],
  },
  {
    name: 'endpoints: of many that are added, the right ones are stored if one is wrong',
    why: 'Whoever imports a file again would have them twice.',
    file: 'api/src/features/endpoints/endpoints.service.ts',
    find: 'throw at(index, error);',
    replace: 'if (saved.length > 0) return saved[0] as SavedEndpoint; throw at(index, error);',
    tests: ['api/src/features/endpoints/endpoints.test.ts'],
  },
  {
    name: 'endpoints: the history gets what the masks stand for',
    why: 'It is read by anyone who can read the history, and stored in plain text.',
    file: 'api/src/features/testing/testing.service.ts',
    find: 'toFinishedCall(credential, shown.request, { ...call, url: shown.url ?? call.url }, result)',
    replace: 'toFinishedCall(credential, request, call, result)',
    tests: ['api/src/features/testing/saved-secrets.test.ts'],
  },
];
