import { type ClientAuth, ClientSecretJwt, modifyAssertion, PrivateKeyJwt } from 'oauth4webapi';
import type { ClientAuthMethod, OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';

type Way = { method: ClientAuthMethod; auth: ClientAuth };

/** Signs for one audience, with the private key if there is one, else with the secret. */
const signingFor = ({ clientSecret, signingKey }: OauthClient, audience: string): ClientAuth => {
  if (signingKey === null)
    return ClientSecretJwt(clientSecret, {
      [modifyAssertion]: (_header, payload) => {
        payload.aud = audience;
      },
    });
  const { key, keyId, alg } = signingKey;
  return PrivateKeyJwt(keyId === null ? { key } : { key, kid: keyId }, {
    [modifyAssertion]: (header, payload) => {
      // One of them has another name in RFC 9864, which few servers know.
      header.alg = alg;
      payload.aud = audience;
    },
  });
};

/**
 * The ways of a client that proves its identity by a statement it signs (RFC 7523 section 2.2, OpenID Connect Core 9), which
 * is valid for a minute and once. It is made for one server: most want to be called by their issuer, several by their token
 * URL, and some by whatever URL of theirs is called (Glewlwyd). What is chosen is the only one that is tried; otherwise
 * all are, one after the other. They belong to the one server that the configuration names, so none lets a server speak for
 * the client at another.
 */
export const signedAuthsOf = (client: OauthClient, calledUrl: string): Way[] => {
  const { issuer, tokenUrl, assertionAudience } = client;
  const chosen = assertionAudience || issuer;
  const forUrls = [...new Set([tokenUrl, calledUrl])].map(
    (url): Way => ({ method: 'signed_for_url', auth: signingFor(client, url) }),
  );
  if (chosen === null) return forUrls;
  const signed: Way = { method: 'signed', auth: signingFor(client, chosen) };
  return assertionAudience === '' ? [signed, ...forUrls] : [signed];
};
