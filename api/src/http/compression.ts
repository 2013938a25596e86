import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The response is sent as it is: its length would say something about a secret in it (BREACH). */
    leavesUncompressed?: boolean;
  }
}

/** A shorter response, in bytes, fits into one packet either way. */
export const COMPRESSED_FROM = 1024;

/** 4 is as fast as gzip, at a third of the length; the default of 11 takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The preferred one first. In threads of Node's own: a list of all keys must not hold up other requests. */
const ENCODERS = {
  br: (json: string | Buffer) => promisify(brotliCompress)(json, BROTLI),
  gzip: (json: string | Buffer) => promisify(gzip)(json),
};
type Encoding = keyof typeof ENCODERS;

/**
 * tRPC gives Fastify a stream, of unknown length, even for a response that it has as a whole. One whose client asked for a
 * stream stays one, and is sent as it is: an encoder would hold it back until it has enough.
 */
const readWhole = async (reply: FastifyReply, response: Response): Promise<unknown> => {
  if (reply.request.headers['trpc-accept'] !== undefined) return response;
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return Buffer.from(await response.arrayBuffer());
};

/** A hook before a response with JSON is sent: compresses it as its client takes it. It is the last of its kind. */
export const compressJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  const whole = payload instanceof Response ? await readWhole(reply, payload) : payload;
  if (typeof whole !== 'string' && !Buffer.isBuffer(whole)) return whole;
  if (Buffer.byteLength(whole) < COMPRESSED_FROM || request.leavesUncompressed) return whole;
  const accepted = request.headers['accept-encoding'];
  const encoding = negotiate(String(accepted ?? ''), Object.keys(ENCODERS) as Encoding[]);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  if (encoding === null) return whole;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return ENCODERS[encoding](whole);
};
