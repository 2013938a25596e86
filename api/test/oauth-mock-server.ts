import { OAuth2Server, type OAuth2Service } from 'oauth2-mock-server';

export type OauthMockServer = {
  /** http://127.0.0.1:<port>, which is also its issuer. */
  url: string;
  host: string;
  authorizationUrl: string;
  tokenUrl: string;
  revocationUrl: string;
  /** Lets a test change the next response: `service.once('beforeResponse', …)`. */
  service: OAuth2Service;
  close: () => Promise<void>;
};

/** An OAuth server on loopback that approves every login at once, accepts every client and checks the PKCE verifier. */
export const startOauthMockServer = async (): Promise<OauthMockServer> => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const host = `127.0.0.1:${server.address().port}`;
  const url = `http://${host}`;
  server.issuer.url = url;
  return {
    url,
    host,
    authorizationUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    revocationUrl: `${url}/revoke`,
    service: server.service,
    close: () => server.stop(),
  };
};
