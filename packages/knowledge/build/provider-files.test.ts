import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { providerKinds } from './build-knowledge.ts';
import { writeDraft } from './draft.ts';
import { writeStandardErrors } from './oauth-errors.ts';
import { writeProviders } from './providers.ts';
import { type Sources, sourcesIn } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-providers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const FILE = join(folder, 'knowledge.sqlite');
const REAL = sourcesIn(join(import.meta.dirname, '..'));

const KINDS = providerKinds(REAL);

const build = (sources: Sources): void =>
  writeDraft(FILE, (draft) => {
    writeStandardErrors(draft, sources);
    writeProviders(draft, sources, KINDS);
  });

/** A file of a provider as it is, with one text in place of another. */
const changed = (file: string, find: string, replace: string): Sources => {
  const { text } = REAL.read(`providers/${file}`);
  if (!text.includes(find)) throw new Error(`${file} has no ${find}`);
  return {
    read: (path) =>
      path === `providers/${file}` ? { file: path, text: text.replace(find, replace) } : REAL.read(path),
    list: (path) => (path === 'providers' ? [file.split('/')[0] ?? ''] : REAL.list(path)),
  };
};

it('the files of all providers are right', () => {
  expect(() => build(REAL)).not.toThrow();
});

describe('a wrong line is named', () => {
  it.each([
    [
      'github/oauth.yaml',
      'tokenUrl: https',
      'tokenUrl: http',
      '2: tokenUrl: must be a URL that begins with https://',
    ],
    [
      'github/oauth.yaml',
      '/access_token',
      '/access_token?a=b',
      '2: tokenUrl: must have no query, fragment or port',
    ],
    [
      'github/oauth.yaml',
      '  gist: Create',
      '  a gist: Create',
      '12: otherScopes.a gist: must be the name of a scope',
    ],
    [
      'google/oauth.yaml',
      'access_type: offline',
      'state: fixed',
      '21: additionalParams.state: is set by the login itself',
    ],
    [
      'gitlab/oauth.yaml',
      'revocationUrl: https://gitlab.com',
      'revocationUrl: https://gitlab.example',
      '5: revocationUrl: must be of the company of the login',
    ],
    [
      'gitlab/oauth.yaml',
      'deviceAuthorizationUrl: https://gitlab.com',
      'deviceAuthorizationUrl: https://gitlab.example',
      '3: deviceAuthorizationUrl: must be of the company of the login',
    ],
    [
      'gitlab/oauth.yaml',
      'deviceAuthorizationUrl: https://gitlab.com/oauth/authorize_device',
      'grant: device_code',
      '1: deviceAuthorizationUrl: must be given where logins are with a code',
    ],
    [
      'github/oauth.yaml',
      'authorizationUrl: https://github.com/login/oauth/authorize',
      'authorizationUrl: https://github.com/login/oauth/access_token',
      '1: authorizationUrl: must be another than the token URL',
    ],
    [
      'confluence/oauth.yaml',
      'like: jira',
      'like: jirra',
      '1: like: must be the folder of a provider with the same kind of file',
    ],
    [
      'shopify/oauth.yaml',
      'Replace {shop}',
      'Replace shop',
      '26: notes: must say "Replace {…}" for each placeholder of a URL',
    ],
    [
      'openai/without-oauth.yaml',
      'Store a key instead.',
      'Store a key instead',
      '1: reason: must be a sentence, with a full stop at its end',
    ],
    [
      'stripe/guide.md',
      '```http\nGET',
      '```http\nREAD',
      '37: a call must be a method and a URL, then an empty line and its body, if any',
    ],
    ['stripe/guide.md', 'Tips:\n\n- ', 'Tips:\n\n', '15: Tips: must be followed by a list'],
    [
      'stripe/guide.md',
      'https://dashboard.stripe.com/register',
      'javascript:alert',
      '7: has elements or links that a guide cannot have',
    ],
    ['stripe/guide.md', '## Create an account', '### Create an account', '7: a step begins with ##'],
    ['azure/guide.md', '{"kind"', '{kind', '41: the body of a call must be JSON'],
    [
      'facebook-graph/application.yaml',
      '- dataDeletion',
      '- dataDelete',
      '8: fields.3: must be a question, or the name of one in the file of `like`',
    ],
    ['tiktok/application.yaml', 'name: category', 'name: appName', '5: fields: must have distinct names'],
    ['stripe/webhook.yaml', 'endpoint: /', 'endpoint: ', '6: 0.endpoint: must begin with a slash'],
    [
      'stripe/webhook.yaml',
      'algorithm: hmac-sha256',
      'algorithm: hmac-sha255',
      '74: 0.signing.algorithm: Invalid option',
    ],
    [
      'stripe/webhook.yaml',
      '[timestamp,',
      '[time,',
      '79: 0.signing.signed.0: must be body, timestamp, id, url, form, crc32, variable, or `text:`',
    ],
    [
      'openai/webhook.yaml',
      'like: standard-webhooks',
      'like: standard-webhook',
      '18: 0.signing.like: must be the folder of a provider with the same kind of file',
    ],
    ['stripe/built-in.yaml', 'Days: 90', 'Days: 9', '8: recommendedRotationDays: Too small'],
    ['stripe/built-in.yaml', 'hosts:', 'keyHint: sk_…\nhosts:', '9: Unrecognized key: "keyHint"'],
    [
      'slack/entry.yaml',
      'oauth:',
      'oauth:\n  tokenUrl: https://slack.com/api/oauth.v2.access',
      '59: oauth: Unrecognized key: "tokenUrl"',
    ],
    [
      'slack/oauth-errors.yaml',
      'like: invalid_client',
      'like: bad_client',
      '3: errors.bad_client_secret: bad_client has no words before this line',
    ],
    [
      'slack/oauth-errors.yaml',
      'token_revoked:',
      'access_denied:',
      '9: errors.access_denied: means something else in another file',
    ],
    ['slack/oauth-errors.yaml', '=scopes', '=scope', '10: errors.no_scopes: there is no advice scope'],
    [
      'slack/oauth-errors.yaml',
      'any scope',
      'any scope.',
      '11: errors.no_scopes.cause: must have no full stop',
    ],
    [
      'slack/oauth-errors.yaml',
      '    advice: [=scopes]\n',
      '',
      '10: errors.no_scopes: must have a cause and advice, or be like another',
    ],
    [
      'slack/oauth-errors.yaml',
      'Use https',
      'Use {url}',
      '16: errors.oauth_authorization_url_mismatch.advice.0: can have {provider}',
    ],
    ['linear/key-forms.yaml', '^lin', 'lin', '2: forms.0.pattern: must match the whole key, from ^ to $'],
    ['linear/key-forms.yaml', '[0-9', '(0-9', '2: forms.0.pattern: must be a regular expression'],
    ['linear/key-forms.yaml', 'forms:', 'name: Linear\nforms:', '1: Unrecognized key: "name"'],
    ['npm/key-forms.yaml', 'name: npm\n', '', '1: name: Invalid input'],
    ['custom/built-in.yaml', 'keyHint', 'keyHnt', '17: Unrecognized key: "keyHnt"'],
  ])('%s: %j as %j', (file, find, replace, problem) => {
    expect(() => build(changed(file, find, replace))).toThrow(`providers/${file}:${problem}`);
  });
});
