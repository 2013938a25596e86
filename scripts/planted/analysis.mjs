/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const analysis = [
  {
    name: 'analysis: the end of a text is looked for from each of its characters',
    why: 'An error of 40 KB of spaces would stop the server for ten seconds.',
    file: 'packages/response/src/body/other-details.ts',
    find: '/(?<![.\\s])[.\\s]+$/',
    replace: '/[.\\s]+$/',
    tests: ['scripts/conventions.test.mjs'],
  },
  {
    name: 'analysis: any link of a response is repeated',
    why: 'Whoever answers could send the reader to a page that looks like the console of the provider.',
    file: 'packages/response/src/observations/details.ts',
    find: 'LINKS.some((pattern) => pattern.test(link))',
    replace: "link.startsWith('https://')",
    tests: ['packages/response/src/observations/details.test.ts'],
  },
  {
    name: 'analysis: a name of a response is repeated in full, with what it contains',
    why: 'A key in it would be copied into tickets, and a long one would hide the rest.',
    file: 'packages/response/src/observations/details.ts',
    find: 'quote(quoting, name, MAX_NAME)',
    replace: 'name',
    tests: ['packages/response/src/observations/details.test.ts'],
  },
  {
    name: 'analysis: codes are read from every host with the same ending',
    why: 'The words of a provider would explain the response of a stranger.',
    file: 'packages/knowledge/src/facts.ts',
    find: 'patternsOf(host).flatMap((pattern) => hosts.get(pattern) ?? [])',
    replace: "[...hosts].flatMap(([pattern, all]) => (host.endsWith(pattern.replace('*.', '')) ? all : []))",
    tests: ['packages/knowledge/src/error-tables.test.ts'],
  },
  {
    name: 'analysis: a failed call with 200 counts as a success',
    why: 'Google Maps and Slack report a rejected key so: the reader would look for the fault elsewhere.',
    file: 'packages/response/src/error/read-error.ts',
    find: 'if (isSuccess && !saysError(failed)) return readByNotice(failed);',
    replace: 'if (isSuccess) return undefined;',
    tests: ['packages/response/src/error/read-error.test.ts'],
  },
  {
    name: 'analysis: what the caller sent is repeated from an error',
    why: 'Frameworks send the whole input back: passwords and diaries would be copied into tickets.',
    file: 'packages/response/src/body/other-details.ts',
    find: "(isPrivate && typeof value === 'string' && !IS_FAULT.test(words))",
    replace: 'false',
    tests: ['packages/response/src/body/other-details.test.ts'],
  },
  {
    name: 'analysis: a wording counts whatever the status',
    why: 'A server that fails would be explained by a key that its error speaks of.',
    file: 'packages/response/src/error/readers/by-wording.ts',
    find: 'isUsedUp || fits(cause, status) ? cause : undefined',
    replace: 'cause',
    tests: ['packages/response/src/error/read-error.test.ts'],
  },
  {
    name: 'verification: a code of something else rejects the key',
    why: 'A good key would be marked as rejected because an API is not enabled, and replaced for nothing.',
    file: 'api/src/features/verification/verification.service.ts',
    find: "return OTHER_REASONS[error.cause] ?? 'for another reason than the key';",
    replace: "return 'key';",
    tests: ['api/src/features/verification/verification.test.ts'],
  },
];
