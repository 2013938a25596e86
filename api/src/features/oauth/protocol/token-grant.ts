import type { Account } from '#src/features/oauth/protocol/account.ts';
import type { ClientAuthMethod } from '#src/features/oauth/protocol/oauth-client.ts';

/** What a token response contains, checked and in one form. */
export type TokenGrant = {
  /** Printable ASCII, at most 32 KiB; so are the other tokens. */
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  /** The private key that the tokens are bound to, or may be; null if no proof was sent. */
  dpopKey: string | null;
  /** `Bearer` if the response names none. */
  tokenType: string;
  /** Null if the response does not say; then they are those that were asked for (RFC 6749 section 5.1). */
  scopes: string[] | null;
  /**
   * Seconds, from 30 to one year. If the response does not say: one hour with a refresh token, else null (it does not
   * expire as far as is known).
   */
  expiresIn: number | null;
  /** Hosts of the API that the response names, as far as they are believed. */
  hosts: string[];
  /** What the response says about the account that calls need, by name. */
  fields: Record<string, string>;
  /** The account that the fields beside the token name; null if they are not known to. */
  account: Account | null;
};

/** Why there is no grant, in words. No text in it contains a secret, a code or a token. */
export type OauthProblem = {
  /** The provider's error code, or one of ours: `issuer_mismatch`, `timeout`, `html`, … */
  code: string;
  /** One sentence. */
  message: string;
  /** What to do about it, one sentence each. */
  advice: string[];
  /** True if the grant is dead: only a new login helps. */
  needsReauth: boolean;
  /** True if it is certain that no server received anything: no secret has left. */
  isUnsent?: boolean;
};

/** `acceptedAuth`: how the client was authenticated. */
export type Granted = { grant: TokenGrant; acceptedAuth: ClientAuthMethod; problem?: never };

/** What a response without a grant says besides its error. */
type Refused = {
  status: number;
  /** How the client was authenticated; null if that was what was refused. */
  acceptedAuth: ClientAuthMethod | null;
  /** The error's code as it was sent, also where it is not shown because a secret is a part of it: to be compared. */
  code: string;
  /** Seconds, as they were sent. */
  interval?: number | undefined;
  /** The words beside the code, as they were sent: to be compared, not to be shown. */
  description: string;
};

/** `refused` is there if the server responded with an error. */
export type GrantResult = Granted | { problem: OauthProblem; refused?: Refused; grant?: never };
