/** @import { Defect } from '../lib/defect.mjs' */

const SETUP = 'api/src/features/oauth/oauth-setup.test.ts';

/** @type {Defect[]} */
export const oauthFacts = [
  {
    name: 'oauth-facts: a slug is enough to be a known provider',
    why: 'An API that calls itself Linear would get the login of Linear, and then the tokens on its own hosts.',
    file: 'api/src/features/oauth/known-login.ts',
    find: "if (provider.source === 'built-in') return",
    replace: "if (provider.slug !== '') return",
    tests: [SETUP],
  },
  {
    name: 'oauth-facts: they hold for every host that a configuration names',
    why: 'A server of one’s own has another issuer, and may place its tokens elsewhere.',
    file: 'api/src/features/oauth/oauth-client.service.ts',
    find: '? movedTo(origin, facts) : undefined;',
    replace: '? movedTo(origin, facts) : facts;',
    tests: [SETUP],
  },
  {
    name: 'oauth-facts: a placeholder stands for more than one label',
    why: 'A host of several labels, such as a.b.myshopify.com, is not that of a store.',
    file: 'api/src/features/oauth/oauth-client.service.ts',
    find: "literal.join('[a-z0-9-]+')",
    replace: "literal.join('.+')",
    tests: [SETUP],
  },
  {
    name: 'oauth-facts: a configuration takes a URL with a placeholder',
    why: 'The client secret would be sent to a host of that name.',
    file: 'packages/contract/src/oauth.ts',
    find: '!/[{}]|%7[bd]/i.test(value)',
    replace: "value !== ''",
    tests: ['packages/contract/src/oauth.test.ts'],
  },
  {
    name: 'oauth-facts: the additional parameters of a provider set the state',
    why: 'Everyone could then complete the login of somebody else.',
    file: 'packages/knowledge/providers/google/oauth.yaml',
    find: '  access_type: offline',
    replace: '  access_type: offline\n  state: fixed',
    tests: ['packages/knowledge/build/provider-files.test.ts'],
  },
  {
    name: 'oauth-facts: tokens are revoked at another company',
    why: 'A revocation sends the token itself.',
    file: 'packages/knowledge/providers/gitlab/oauth.yaml',
    find: 'revocationUrl: https://gitlab.com/',
    replace: 'revocationUrl: https://gitlab.example/',
    tests: ['packages/knowledge/build/provider-files.test.ts'],
  },
  {
    name: 'oauth-facts: the URL for renewals keeps its placeholder',
    why: 'The client secret and the refresh token would be sent to a host of that name.',
    file: 'api/src/features/oauth/oauth-client.service.ts',
    find: '.test(origin)) return movedTo(origin, facts);',
    replace: '.test(origin)) return facts;',
    tests: ['api/src/features/oauth/official-hosts.test.ts'],
  },
  {
    name: 'oauth-facts: two files may say different things about one server',
    why: 'One of them is wrong, and its login fails.',
    file: 'packages/knowledge/build/login-contradictions.ts',
    find: 'here !== null && there !== null && here !== there',
    replace: 'here === null && there === null && here !== there',
    tests: ['packages/knowledge/build/login-contradictions.test.ts'],
  },
  {
    name: 'oauth-facts: a login may have no host of its API',
    why: 'The login succeeds, and its token is sent nowhere.',
    file: 'packages/knowledge/build/login-contradictions.ts',
    find: 'if (hosts.length === 0)',
    replace: 'if (hosts.length < 0)',
    tests: ['packages/knowledge/build/check-logins.test.ts'],
  },
];
