import type { OutboundRequest } from '@gatehouse/outbound/outbound.ts';
import type { DPoPHandle } from 'oauth4webapi';
import { makeDpopKey, proverOf } from '#src/features/oauth/dpop/dpop-key.ts';
import type { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import { isClientRefused, mayMeanClient } from '#src/features/oauth/protocol/client-refused.ts';
import { type Attempt, withEachClientAuth } from '#src/features/oauth/protocol/each-client-auth.ts';
import { UNPROVED } from '#src/features/oauth/protocol/more-exact-codes.ts';
import { redirectProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import { refusalProblem, unusableProblem } from '#src/features/oauth/protocol/problems.ts';
import {
  type ReadTokenResponse,
  readTokenResponse,
} from '#src/features/oauth/protocol/read-token-response.ts';
import type { GrantResult } from '#src/features/oauth/protocol/token-grant.ts';
import { type RawResponse, type Send, sendOnce } from '#src/features/oauth/protocol/token-request.ts';

type Way = ReturnType<typeof clientAuthsOf>[number];

export type GrantRequest = {
  stage: 'exchange' | 'device code' | 'refresh' | 'client credentials';
  send: Send;
  /** The code, verifier or refresh token, which no text may contain. */
  secrets: readonly string[];
  /** The key that what is renewed is bound to; null if it is not. */
  dpopKey?: string | null;
  /** Default: a person waits for it. */
  traffic?: OutboundRequest['traffic'];
};

/** The key that the tokens are bound to, if the server does that, and what proves that the client has it. */
type Proof = { key: string; prover: DPoPHandle };

const proofOf = async (key: string): Promise<Proof> => ({ key, prover: await proverOf(key) });

/** A new key for each login. */
const newProof = async (): Promise<Proof> => proofOf(await makeDpopKey());

/** What is bound already is renewed with its own key. */
const proofFor = async ({ usesDpop }: OauthClient, dpopKey: string | null): Promise<Proof | undefined> => {
  if (dpopKey !== null) return proofOf(dpopKey);
  return usesDpop ? newProof() : undefined;
};

const NONCE_WANTED = 'use_dpop_nonce';

type Exchanged = { raw: RawResponse; read: ReadTokenResponse };

const isNonceWanted = ({ read }: Exchanged): boolean =>
  'refused' in read && read.refused.code === NONCE_WANTED;

/** What says that a request has to prove a key, also with another code (oidc-provider: `invalid_grant`). */
const isProofWanted = ({ read }: Exchanged, stage: GrantRequest['stage']): boolean => {
  if ('unusable' in read) return stage === 'client credentials' && read.unusable === 'bound_type';
  if (!('refused' in read)) return false;
  const { code, description } = read.refused;
  return code === NONCE_WANTED || code === 'invalid_dpop_proof' || UNPROVED.test(description);
};

/**
 * Sends the request, and once more if the server wants a nonce of its own in the proof: it says so before it looks at what the
 * request is for (RFC 9449 section 8). The same if it wants a proof where none was sent, unless that renews a token: a refresh token that
 * was refused is not sent again. Returns the proof that was sent the last time, too.
 */
const exchange = async (
  deps: ProtocolDeps,
  client: OauthClient,
  url: string,
  { send, traffic, stage }: GrantRequest,
  auth: Way['auth'],
  known: Proof | undefined,
  signal: AbortSignal,
): Promise<Exchanged & { proof: Proof | undefined }> => {
  const once = async (proof: Proof | undefined): Promise<Exchanged> => {
    const options = {
      ...(traffic === undefined ? {} : { traffic }),
      ...(proof === undefined ? {} : { prover: proof.prover }),
    };
    const raw = await sendOnce(deps, client, { token_endpoint: url }, auth, send, signal, options);
    return { raw, read: readTokenResponse(raw, { ...client, now: deps.now(), dpopKey: proof?.key ?? null }) };
  };
  const first = await once(known);
  const isUnproved = known === undefined && stage !== 'refresh' && isProofWanted(first, stage);
  const proof = isUnproved ? await newProof() : known;
  const proved = isUnproved ? await once(proof) : first;
  const last = proof !== undefined && isNonceWanted(proved) ? await once(proof) : proved;
  return { ...last, proof };
};

/**
 * Whether a second request can find nothing used up that is still of use. There is nothing without a login. A login that failed
 * has no tokens, and a statement is for one audience, which nobody knows before the first that was accepted: until then there is
 * no connection either that would end with it.
 */
const usesNothingUp = (
  { acceptedAuth }: OauthClient,
  { stage }: GrantRequest,
  method: Way['method'],
): boolean => {
  if (stage === 'client credentials') return true;
  return stage !== 'refresh' && acceptedAuth === null && method.startsWith('signed');
};

const attempt = async (
  deps: ProtocolDeps,
  client: OauthClient,
  request: GrantRequest,
  { method, auth }: Way,
  known: Proof | undefined,
  signal: AbortSignal,
): Promise<Attempt<GrantResult>> => {
  const { stage, secrets } = request;
  const url = (stage === 'refresh' ? client.refreshUrl : null) ?? client.tokenUrl;
  const { raw, read, proof } = await exchange(deps, client, url, request, auth, known, signal);
  // What is bound already is proved, and what the server wants, whatever the configuration says.
  const context: ProblemContext = { client: { ...client, usesDpop: proof !== undefined }, stage };
  if (raw.status >= 300 && raw.status < 400) {
    const problem = redirectProblem(context, 'token URL', raw.location, url);
    return { result: { problem }, isClientRefused: false };
  }
  if ('grant' in read) return { result: { grant: read.grant, acceptedAuth: method }, isClientRefused: false };
  if ('unusable' in read)
    return { result: { problem: unusableProblem(context, read.unusable) }, isClientRefused: false };
  const problem = refusalProblem(context, read.refused, [...secrets, ...read.secrets]);
  // Who finds a refresh token dead has accepted the client.
  const isAboutToken = stage === 'refresh' && problem.needsReauth;
  const isOfClient = usesNothingUp(client, request, method) ? mayMeanClient : isClientRefused;
  const attempted = { isClientRefused: !isAboutToken && isOfClient(read.refused) };
  const { status, code, interval, description } = read.refused;
  const acceptedAuth = attempted.isClientRefused ? null : method;
  return {
    result: { problem, refused: { status, code, interval, description, acceptedAuth } },
    ...attempted,
  };
};

/**
 * Asks for a grant, with another way of client authentication if the server refuses the first. That is safe for a code
 * and for a rotating refresh token: a server authenticates the client before it looks at either (RFC 6749 sections 4.1.3
 * and 6), and nothing is sent again unless a complete response says that the client was not accepted. After a timeout, a
 * broken connection, a server error, an unreadable response or any other refusal the code or token may have been used
 * up, and a second use would end the whole grant (section 4.1.2, RFC 9700 section 4.14.2). A refusal without words counts as
 * one of the client only where that can do no harm. Never throws.
 */
export const requestGrant = async (
  deps: ProtocolDeps,
  client: OauthClient,
  request: GrantRequest,
  signal: AbortSignal,
): Promise<GrantResult> => {
  const proof = await proofFor(client, request.dpopKey ?? null);
  return withEachClientAuth<GrantResult>(
    client,
    { client, stage: request.stage },
    (way, inTime) => attempt(deps, client, request, way, proof, inTime),
    signal,
  );
};
