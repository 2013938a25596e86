import { type ClientAuth, ClientSecretPost, None } from 'oauth4webapi';
import { signedAuthsOf } from '#src/features/oauth/client-keys/signed-auths.ts';
import type { ClientAuthMethod, OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';

/**
 * As RFC 6749 appendix B says, and with `-`, `_`, `.` and `*` as they are, which many secrets contain: a server that
 * does not decode then still reads them right.
 */
const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);
const unencoded = (text: string): string => text;

const basicWith =
  (encode: (text: string) => string, clientSecret: string): ClientAuth =>
  (_server, client, _body, headers) => {
    const credentials = `${encode(client.client_id)}:${encode(clientSecret)}`;
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  };

type Way = { method: ClientAuthMethod; auth: ClientAuth };

/** The way that was accepted the last time comes first. */
const inOrder = (ways: readonly Way[], { acceptedAuth }: OauthClient): Way[] =>
  ways.toSorted((one, other) => Number(other.method === acceptedAuth) - Number(one.method === acceptedAuth));

/**
 * The ways to prove the client's identity (RFC 6749 section 2.3.1), in the order in which they are tried. A server must
 * decode what is in a Basic header, and several do not (openid/AppAuth-Android issue 337, spring-security-oauth issue
 * 1826): where it makes a difference, Basic is also tried as RFC 7617 alone describes it. What the configuration chooses is
 * not left for another way. The way that was accepted the last time comes first: some servers count the failures of a client.
 * @param calledUrl the URL of the server that the request goes to
 */
export const clientAuthsOf = (client: OauthClient, calledUrl: string = client.tokenUrl): Way[] => {
  const { clientId, clientSecret, chosenAuth, clientAuth } = client;
  const none: Way = { method: 'none', auth: None() };
  // A private key is used for nothing else, whatever is chosen.
  if (client.signingKey !== null) return inOrder(signedAuthsOf(client, calledUrl), client);
  // Also if nothing is chosen there is no other way without a secret.
  if (chosenAuth === 'none' || clientSecret === '') return [none];
  const basic: Way = { method: 'basic', auth: basicWith(formEncoded, clientSecret) };
  const post: Way = { method: 'post', auth: ClientSecretPost(clientSecret) };
  const signed = signedAuthsOf(client, calledUrl);
  const isSame = [clientId, clientSecret].every((text) => formEncoded(text) === text);
  // Unencoded, a colon would end the client id (RFC 7617 section 2).
  const plain: Way[] =
    isSame || clientId.includes(':')
      ? []
      : [{ method: 'plain_basic', auth: basicWith(unencoded, clientSecret) }];
  const automatic = [basic, post, ...plain];
  // A private key is never a secret: who chose one and has none is not recognized.
  const chosen = {
    body: [post],
    basic: [basic, ...plain],
    client_secret_jwt: signed,
    private_key_jwt: [none],
  };
  // A client with a secret proves itself, also where the provider has public clients.
  const known = {
    none: [post, basic, none],
    body: [post, basic],
    basic: [basic, ...plain, post],
    client_secret_jwt: [...signed, ...automatic],
    private_key_jwt: automatic,
  };
  const unknown = clientAuth === null ? automatic : known[clientAuth];
  return inOrder(chosenAuth === null ? unknown : chosen[chosenAuth], client);
};
