import type { OauthClientAuth } from '@gatehouse/contract/oauth.ts';

/** What an authorization server publishes about itself (RFC 8414, OpenID Connect Discovery), as far as it is used. */
export type ServerMetadata = {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  revocationUrl: string | null;
  /** Empty if the server does not publish them. */
  scopes: string[];
  /** Null if the server says nothing, or only names methods that are not supported. */
  clientAuth: OauthClientAuth | null;
  /** Whether it supports PKCE with S256; null if it does not say. */
  usesPkce: boolean | null;
  /** The URL of the document. */
  foundAt: string;
};
