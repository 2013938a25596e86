import { factsOf } from '@gatehouse/knowledge/facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthErrorFacts } from '@gatehouse/knowledge/schema/oauth-errors.ts';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stage } from '#src/features/oauth/protocol/problem-words.ts';
import { callbackProblem, refusalProblem } from '#src/features/oauth/protocol/problems.ts';
import { oauthClient, REDIRECT_URI } from '#test/oauth-client.ts';

const TEST_USERS = 'Add the account under Audience, Test users, in the Google console.';
const client = oauthClient(
  { authorizationUrl: 'https://login.example.com/authorize', tokenUrl: 'https://login.example.com/token' },
  { testUsers: TEST_USERS },
);

const callback = (error: string, errorDescription?: string) =>
  callbackProblem(client, { error, errorDescription });
const STAGES = [
  'callback',
  'exchange',
  'refresh',
  'client credentials',
  'revocation',
] as const satisfies Stage[];

const refused = (stage: Stage, code: string, description = '') =>
  refusalProblem({ client, stage }, { code, description }, []);
const adviceOf = ({ advice }: { advice: string[] }) => advice.join(' ');

const SENT = `Gatehouse sent the redirect URI ${REDIRECT_URI}`;

describe('an error of a provider is told with its cause and its cure', () => {
  it.each([
    ['access_denied', 'The login was canceled or not allowed at Acme', TEST_USERS],
    ['redirect_uri_mismatch', 'The redirect URI is not one that is registered', SENT],
    ['org_internal', 'only accepts accounts of its own Google organization', TEST_USERS],
    ['unauthorized_client', 'does not allow this app to log users in', 'Allow the authorization code flow'],
    ['invalid_scope', 'does not know a scope', 'Compare the scopes in the configuration'],
    ['invalid_request', 'a parameter missing, repeated or not allowed', SENT],
    ['temporarily_unavailable', 'overloaded', 'Wait a few minutes'],
    ['consent_required', 'needs the user to allow the access', 'Start the login again'],
    ['user_cancelled_login', 'The login was canceled', TEST_USERS],
    ['access-denied', 'The login was canceled', TEST_USERS],
    ['OAUTH_APP_BLOCKED', 'has blocked the app', 'An administrator'],
    ['unheard_of', 'Acme did not complete the login', SENT],
  ])('in a callback: %s', (error, cause, cure) => {
    const problem = callback(error);
    expect(problem.message).toContain(cause);
    expect(problem.message).toContain(`(${error}).`);
    expect(adviceOf(problem)).toContain(cure);
  });

  it.each([
    [
      'invalid_client',
      'did not accept the client ID and secret',
      'Copy the client ID and the client secret again',
    ],
    ['incorrect_client_credentials', 'did not accept the client ID and secret', 'create a new one'],
    ['invalid_grant', 'did not accept the authorization code', SENT],
    ['bad_verification_code', 'did not accept the authorization code', 'start the login again'],
    ['bad_redirect_uri', 'The redirect URI is not one', SENT],
    ['OAuthException_100', 'did not accept the authorization code', 'start the login again'],
  ])('at the token URL: %s', (code, cause, cure) => {
    const problem = refused('exchange', code);
    expect(problem.message).toContain(cause);
    expect(adviceOf(problem)).toContain(cure);
  });

  it.each([
    ['scope_invalid', 'does not know a scope', 'Compare the scopes'],
    // Glewlwyd says nothing else to an app that asks for no scope.
    ['http_403', 'responded with status 403', 'some servers give no token without one'],
  ])('without a login: %s', (code, cause, cure) => {
    const problem = refused('client credentials', code);
    expect(problem.message).toContain(cause);
    expect(adviceOf(problem)).toContain(cure);
    expect(adviceOf(refused('exchange', 'http_403'))).not.toContain('scopes');
  });

  it('with the clock and the URL, both of which a proof names', () => {
    const context = { client: { ...client, usesDpop: true }, stage: 'exchange' } as const;
    const problem = refusalProblem(context, { code: 'invalid_dpop_proof', description: 'Invalid DPoP' }, []);
    expect(adviceOf(problem)).toMatch(/clock of this machine, and that the token URL .* that Acme publishes/);
  });

  it.each([
    ['invalid_dpop_proof', 'The proof is missing', 'bound to a key (DPoP)', 'Switch DPoP on'],
    [
      'invalid_request',
      'Pushed Authorization Request is required',
      'pushed to it before (PAR)',
      'Enter the pushed',
    ],
    [
      'invalid_request',
      "AADSTS9002327: Tokens issued for the 'Single-Page Application' client-type may only be redeemed via cross-origin requests.",
      'registered for a single-page application',
      'a platform of the type Web',
    ],
  ])('without advice about what is right: %s, %s', (code, description, cause, cure) => {
    for (const problem of [callback(code, description), refused('exchange', code, description)]) {
      expect(problem.message).toContain(cause);
      expect(adviceOf(problem)).toContain(cure);
      expect(adviceOf(problem)).not.toContain(SENT);
    }
  });

  it.each([
    ['invalid_request', 'code_challenge is not supported'],
    ['invalid_request', 'Unknown parameter: code_challenge_method'],
    ['unsupported', 'PKCE is disabled for this application'],
  ])('with the switch of PKCE, where that is not taken: %s, %s', (code, description) => {
    const problem = callback(code, description);
    expect(problem.message).toContain('does not take the proof that Gatehouse sends with a login (PKCE)');
    expect(adviceOf(problem)).toContain('Switch PKCE off in the configuration');
    const ofPublic = callbackProblem(
      { ...client, clientSecret: '' },
      { error: code, errorDescription: description },
    );
    expect(adviceOf(ofPublic)).not.toContain('Switch PKCE off');
  });

  it.each([
    ['invalid_request', 'Code challenge is required'],
    ['invalid_request', 'PKCE is mandatory for this client'],
  ])('with the switch of PKCE, where that is needed: %s, %s', (code, description) => {
    const without = { ...client, usesPkce: false };
    const problem = callbackProblem(without, { error: code, errorDescription: description });
    expect(problem.message).toContain('only takes logins with a proof');
    expect(adviceOf(problem)).toContain('Switch PKCE on in the configuration');
    expect(adviceOf(callback(code, description))).not.toContain('Switch PKCE');
  });

  it('without the switch of PKCE, where the verifier is wrong', () => {
    for (const description of ['PKCE verification failed.', 'code_verifier is not allowed to be empty'])
      expect(adviceOf(refused('exchange', 'invalid_grant', description))).not.toContain('Switch PKCE');
  });

  it('on a refresh, where only a new login helps', () => {
    const problem = refused('refresh', 'invalid_grant', 'Token has been expired or revoked.');
    expect(problem).toMatchObject({
      code: 'invalid_grant',
      needsReauth: true,
      message: 'Acme no longer accepts the refresh token (invalid_grant): Token has been expired or revoked.',
    });
    expect(adviceOf(problem)).toContain('Press Reconnect');
    expect(adviceOf(problem)).toContain(TEST_USERS);
  });

  it.each([
    ['AADSTS7000215: Invalid client secret provided.', 'The client secret is wrong', 'not its Secret ID'],
    [
      'AADSTS7000222: The provided client secret keys are expired.',
      'The client secret has expired',
      'Create a new secret',
    ],
    ['AADSTS50011: The redirect URI does not match.', 'The redirect URI is not one', SENT],
    [
      'AADSTS700016: Application was not found.',
      'The app was not found in the tenant',
      'the tenant ID in place of common',
    ],
    ['AADSTS65001: The user has not consented.', 'has not allowed the access yet', 'An administrator'],
    ['AADSTS54005: Already redeemed.', 'has been used before', 'Start the login again'],
    ['AADSTS99999999: Something new.', 'did not accept the client ID and secret', 'Copy the client ID'],
  ])('with the number of Microsoft: %s', (description, cause, cure) => {
    const problem = refused('exchange', 'invalid_client', description);
    expect(problem.message).toContain(cause);
    expect(problem.message).toContain(description.slice(0, 12));
    expect(adviceOf(problem)).toContain(cure);
  });

  it.each([
    ['whatever', 'The callback URL is not allowed', SENT],
    ['OAuthException_1', 'Error validating client secret.', 'Copy the client ID and the client secret again'],
    ['invalid_grant', 'redirect_uri does not match', 'must list exactly this one'],
  ])('by what its description mentions: %s, %s', (code, description, cure) => {
    expect(adviceOf(refused('exchange', code, description))).toContain(cure);
  });

  it('for every code that is known, at every stage', () => {
    const facts = factsOf<OauthErrorFacts>(openKnowledge(), 'oauth-error');
    const known = [...facts].flatMap(([code, { words }]) => (words === undefined ? [] : [code]));
    expect(known.length).toBeGreaterThan(50);
    for (const code of known) {
      for (const stage of STAGES) {
        const { message, advice } = refused(stage, code);
        expect(message, code).toMatch(/^[A-Z].+ \([\w.]+\)\.$/);
        expect(advice.length, code).toBeGreaterThan(0);
        for (const sentence of advice) expect(sentence, code).toMatch(/^\S.*\.$/);
      }
    }
  });

  it('and speaks of the redirect URI only where one was sent', () => {
    for (const code of ['invalid_request', 'unheard_of']) {
      expect(adviceOf(refused('exchange', code))).toContain(SENT);
      expect(adviceOf(refused('refresh', code))).not.toContain('redirect URI');
    }
  });

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
    'and %s is no code of the table',
    (code) => {
      expect(callback(code).message).toContain('did not complete the login');
    },
  );
});

describe("a provider's own words", () => {
  it('are one line of plain text of 200 characters at most, without control characters', () => {
    const { message } = callback('access_denied', `<b>Line</b>\r\n\u0000\u202e two\t${'x'.repeat(500)}`);
    expect(message).toContain(': <b>Line</b> two xxx');
    expect(message).not.toMatch(/\p{C}/u);
    const said = message.slice(message.indexOf('): ') + 3);
    expect([...said]).toHaveLength(200);
    expect([...callback('access_denied', '🎉'.repeat(300)).message.split('): ')[1]!]).toHaveLength(200);
    expect(callback('access_denied', 'y'.repeat(200)).message.endsWith('yy')).toBe(true);
  });

  it('are left out if a short secret would be in them', () => {
    const short = { ...client, clientSecret: 'abc' };
    const problem = callbackProblem(short, {
      error: 'access_denied',
      errorDescription: 'The secret abc is wrong',
    });
    expect(problem.message).toBe('The login was canceled or not allowed at Acme (access_denied).');
  });

  it('may be in the place of a code', () => {
    const { code, message } = callback('The user said no, sorry');
    expect(code).toBe('provider_error');
    expect(message).toBe('Acme did not complete the login: The user said no, sorry');
  });

  it('never break the message, and never contain the secret', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.nat(),
        (error, text, at) => {
          const description = text.slice(0, at) + client.clientSecret + text.slice(at);
          const { code, message } = callback(error, description);
          expect(code).toMatch(/^[\w.:-]{1,64}$/);
          expect(message).not.toContain(client.clientSecret);
          expect(message).not.toMatch(/\p{C}/u);
          expect([...message].length).toBeLessThan(400);
        },
      ),
      { seed: SEED },
    );
  });
});
