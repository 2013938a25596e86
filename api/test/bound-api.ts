import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

type Proof = {
  header: { typ: string; alg: string; jwk: JsonWebKey };
  claims: Record<string, string | number>;
};

/** What is wrong with a proof (RFC 9449 section 4.3); the proof itself if nothing is. */
const readProof = ({ method, headers }: Received, url: string): Proof | string => {
  const [head = '', body = '', signature = ''] = String(headers.dpop ?? '').split('.');
  if (signature === '') return 'no proof';
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (header.typ !== 'dpop+jwt' || header.alg !== 'ES256' || header.jwk.d !== undefined)
    return 'wrong header';
  const key = {
    key: createPublicKey({ key: header.jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    return 'wrong signature';
  const { origin, pathname } = new URL(url);
  if (claims.htm !== method || claims.htu !== `${origin}${pathname}`) return 'another call';
  if (Math.abs(Number(claims.iat) - Date.now() / 1000) > 60) return 'too old';
  const [, token] = /^DPoP (.+)$/.exec(headers.authorization ?? '') ?? [];
  const ath = token === undefined ? undefined : createHash('sha256').update(token).digest('base64url');
  return claims.ath === ath ? { header, claims } : 'another token';
};

export type BoundApi = Upstream & {
  /** What was wrong with each request; null if nothing was. */
  judged: (string | null)[];
  /** From now on, a proof has to contain this; null: none has to. */
  want: (nonce: string | null) => void;
};

/** An API whose tokens are bound to a key: it checks the proof of each call, and that none is used twice. */
export const startBoundApi = async (): Promise<BoundApi> => {
  const judged: (string | null)[] = [];
  const seen = new Set<unknown>();
  let wanted: string | null = null;
  const judge = (call: Received): string | null => {
    const proof = readProof(call, `${upstream.url}${call.path}`);
    if (typeof proof === 'string') return proof;
    if (seen.has(proof.claims.jti)) return 'used twice';
    seen.add(proof.claims.jti);
    return wanted !== null && proof.claims.nonce !== wanted ? 'nonce' : null;
  };
  const upstream = await startUpstream((call, _request, response) => {
    const problem = judge(call);
    judged.push(problem);
    if (problem === null) return response.writeHead(200).end(`{"method":"${call.method}"}`);
    const error = problem === 'nonce' ? 'use_dpop_nonce' : 'invalid_dpop_proof';
    const nonce = wanted === null ? {} : { 'dpop-nonce': wanted };
    return response.writeHead(401, { 'www-authenticate': `DPoP error="${error}"`, ...nonce }).end('{}');
  });
  const want = (nonce: string | null) => {
    wanted = nonce;
  };
  return { ...upstream, judged, want };
};
