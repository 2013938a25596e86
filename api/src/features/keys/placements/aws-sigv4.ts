import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { AppError } from '#src/errors.ts';
import type { OutgoingRequest, Placement } from '#src/features/keys/placements/placement.ts';

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

const parseCredentials = (secret: string): Credentials => {
  const [accessKeyId, secretAccessKey, ...rest] = secret.split(':');
  if (!accessKeyId || !secretAccessKey) {
    throw new AppError(
      'BAD_REQUEST',
      'An AWS key has the form ACCESS_KEY_ID:SECRET_ACCESS_KEY, with :SESSION_TOKEN after it for temporary credentials',
    );
  }
  return { accessKeyId, secretAccessKey, ...(rest.length > 0 ? { sessionToken: rest.join(':') } : {}) };
};

const DEFAULT_REGION = 'us-east-1';

/**
 * Service and region as the host names them: `<service>.<region>.amazonaws.com`, `<bucket>.s3.<region>…`,
 * or without a region for global services, which sign for us-east-1.
 * https://docs.aws.amazon.com/general/latest/gr/rande.html
 */
export const awsScope = (hostname: string): { service: string; region: string } => {
  const labels = hostname.replace(/\.amazonaws\.com(?:\.cn)?$/, '').split('.');
  const region = labels.findLast((label) => /^[a-z]{2}(?:-[a-z]+)+-\d$/.test(label));
  const service = labels.filter((label) => label !== region).at(-1) ?? 'execute-api';
  return { service: service.replace(/^s3-.*/, 's3'), region: region ?? DEFAULT_REGION };
};

/** The hash that the signer asks for, by Node's own. */
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

/** AWS Signature Version 4. The signature covers the body, so this placement comes last. */
export const placeAwsSigV4: Placement<unknown> = async (request: OutgoingRequest, secret: string) => {
  const credentials = parseCredentials(secret);
  // Loaded when first needed: no other provider signs.
  const { SignatureV4 } = await import('@smithy/signature-v4');
  const { service, region } = awsScope(request.url.hostname);
  // S3 signs the path as it is sent; every other service encodes it once more.
  const signer = new SignatureV4({
    credentials,
    region,
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
  const signed = await signer.sign({
    method: request.method,
    protocol: request.url.protocol,
    hostname: request.url.hostname,
    path: request.url.pathname,
    query: queryOf(request.url),
    headers: { ...request.headers, host: request.url.host },
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const { host: _host, ...headers } = signed.headers;
  return { ...request, headers, secretHeaders: ['authorization', 'x-amz-security-token'], secretQuery: [] };
};
