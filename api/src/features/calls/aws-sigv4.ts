import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { awsScope } from '@gatehouse/request/aws-scope.ts';
import type { PlaceKey } from '@gatehouse/request/place-key.ts';
import { AppError } from '#src/errors.ts';
import { wireBodyOf } from '#src/uploads/held-files.ts';

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

const parseCredentials = (secret: string): Credentials => {
  const [accessKeyId, secretAccessKey, ...rest] = secret.split(':');
  if (!accessKeyId || !secretAccessKey) {
    throw new AppError(
      'BAD_REQUEST',
      'An AWS key has the form ACCESS_KEY_ID:SECRET_ACCESS_KEY, followed by :SESSION_TOKEN for temporary credentials',
    );
  }
  return { accessKeyId, secretAccessKey, ...(rest.length > 0 ? { sessionToken: rest.join(':') } : {}) };
};

/** The hash for the signer, computed by Node. */
class Sha256 {
  #hash: Hash | Hmac;
  readonly #secret: Parameters<typeof createHmac>[1] | undefined;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#secret = typeof secret === 'string' || secret === undefined ? secret : toBytes(secret);
    this.#hash = this.#fresh();
  }

  #fresh(): Hash | Hmac {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', this.#secret);
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : toBytes(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    this.#hash = this.#fresh();
  }
}

const toBytes = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

const queryOf = (url: URL): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name)]),
  );

/** Lines of one header are signed as one value, joined by commas. */
const joinedLines = (headers: HeaderLines): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')]));

/**
 * AWS Signature Version 4. The signature covers the whole request, so nothing may be added afterwards. Throws
 * BAD_REQUEST for a secret that is not an AWS key.
 */
export const signForAws: PlaceKey<unknown> = async (request, secret) => {
  const credentials = parseCredentials(secret);
  // Loaded when first needed: no other provider needs signatures.
  const { SignatureV4 } = await import('@smithy/signature-v4');
  const { service, region } = awsScope(request.url.hostname);
  // S3 signs the path as sent; for every other service it is encoded again.
  const signer = new SignatureV4({
    credentials,
    region,
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
  const body = wireBodyOf(request.body);
  const signed = await signer.sign({
    method: request.method,
    protocol: request.url.protocol,
    hostname: request.url.hostname,
    path: request.url.pathname,
    query: queryOf(request.url),
    headers: { ...joinedLines(request.headers), host: request.url.host },
    ...(body === undefined ? {} : { body: Array.isArray(body) ? Buffer.concat(body) : body }),
  });
  const { host: _host, ...one } = signed.headers;
  const several = Object.entries(request.headers).filter(([, value]) => Array.isArray(value));
  const headers = { ...one, ...Object.fromEntries(several) };
  return { ...request, headers, secretHeaders: ['authorization', 'x-amz-security-token'], secretQuery: [] };
};
