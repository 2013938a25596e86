import { createHash, createHmac } from 'node:crypto';
import type { Received } from '#test/echo.ts';

/*
 * Checks a signature as AWS does, independently of every library:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */

const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const mac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => encode(decodeURIComponent(part)));
      return `${name}=${value}`;
    })
    .toSorted()
    .join('&');

/** What is wrong with the signature of a request; undefined if AWS would accept it. */
export const signatureProblem = (
  { method, target, headers, body }: Received,
  secret: string,
): string | undefined => {
  const values = new Map(headers);
  const authorization = values.get('authorization') ?? '';
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (signature === undefined) return `no signature in "${authorization}"`;
  if (!signed.split(';').includes('host')) return `the host is not signed: ${signed}`;
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path.split('/').map(encode).join('/'),
    canonicalQuery(query),
    ...signed.split(';').map((name) => `${name}:${(values.get(name) ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    values.get('x-amz-content-sha256') ?? hash(body),
  ].join('\n');
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [region, service, end].reduce<Buffer>(mac, mac(`AWS4${secret}`, day));
  const text = ['AWS4-HMAC-SHA256', values.get('x-amz-date'), scope, hash(canonical)].join('\n');
  return mac(key, text).toString('hex') === signature
    ? undefined
    : `the signature does not fit:\n${canonical}`;
};
