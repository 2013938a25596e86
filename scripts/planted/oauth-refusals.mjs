/** @import { Defect } from '../lib/defect.mjs' */

const folder = 'api/src/features/oauth/protocol';
const refusing = [`${folder}/real-refusals.test.ts`];

/** @type {Defect[]} */
export const oauthRefusals = [
  {
    name: 'oauth-refusals: a client that may not use a kind of grant is taken for one that was not recognized',
    why: 'Its code would be sent twice, and its owner would copy a secret that is right.',
    file: `${folder}/client-refused.ts`,
    find: "if (code === 'unauthorized_client' && KIND_OF_GRANT.test(description)) return 'accepted';",
    replace: '',
    tests: refusing,
  },
  {
    name: 'oauth-refusals: a code in place of a description is overlooked',
    why: 'DocuSign calls an unknown client invalid_grant: a wrong secret would end every connection.',
    file: `${folder}/client-refused.ts`,
    find: "if (meaningOf(description) === 'refused') return 'refused';",
    replace: '',
    tests: refusing,
  },
  {
    name: 'oauth-refusals: 401 with access_denied ends a login',
    why: 'Auth0 and Atlassian say so of a wrong secret: each of their connections would ask for a new login.',
    file: `${folder}/client-refused.ts`,
    find: "if (code === 'access_denied' && status === 401 && ONLY_THE_STATUS.test(description)) return 'refused';",
    replace: '',
    tests: refusing,
  },
  {
    name: 'oauth-refusals: a refusal of the client is told by whatever code it has',
    why: 'A wrong secret would be told as a redirect URI to compare.',
    file: `${folder}/more-exact-codes.ts`,
    find: '    clientCode(context, refusal),',
    replace: '',
    tests: refusing,
  },
  {
    name: 'oauth-refusals: 401 is told as the client, though its code says that the token is dead',
    why: 'Servers on Spring refuse a dead refresh token with 401: nobody would be told to log in again.',
    file: `${folder}/client-refused.ts`,
    find: 'return isTold && !FAILED.has(code)',
    replace: "return code === '' && !FAILED.has(code)",
    tests: ['api/src/features/oauth/dead-tokens.test.ts'],
  },
  {
    name: 'oauth-refusals: the fields of an error count in one spelling only',
    why: 'What Apigee says of the client would not be shown.',
    file: `${folder}/provider-error.ts`,
    find: "const plainName = (name: string): string => name.replaceAll('_', '').toLowerCase();",
    replace: 'const plainName = (name: string): string => name;',
    tests: refusing,
  },
  {
    name: 'oauth-refusals: a code is sent again after a refusal without words',
    why: 'It may be used up by then, and its second use ends the whole grant.',
    file: `${folder}/request-grant.ts`,
    find: 'usesNothingUp(client, request, method) ? mayMeanClient : isClientRefused',
    replace: 'mayMeanClient',
    tests: refusing,
  },
  {
    name: 'oauth-refusals: each refused login may lack a proof',
    why: 'Who has an expired code would switch on what the server does not demand.',
    file: 'api/src/features/oauth/dpop/possible-proof.service.ts',
    find: 'client.usesDpop || !isBare(failed) ||',
    replace: 'client.usesDpop ||',
    tests: ['api/src/features/oauth/dpop/possible-proof.test.ts'],
  },
  {
    name: 'oauth-refusals: a proof may be missing at a server that takes none',
    why: 'It would be a guess, and the switch that is advised does nothing there.',
    file: 'api/src/features/oauth/dpop/possible-proof.service.ts',
    find: ' && found.tokenUrl === tokenUrl && found.supportsDpop',
    replace: '',
    tests: ['api/src/features/oauth/dpop/possible-proof.test.ts'],
  },
];
