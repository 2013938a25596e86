import { MAX_JSON_DEPTH, nestsTooDeep } from '@gatehouse/contract/plain/json-text.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/errors.ts';

/** The largest body accepted, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

const bad = (message: string): AppError => new AppError('BAD_REQUEST', message);

// JSON is UTF-8 (RFC 8259 section 8.1). If it were read leniently, a name or a key in another charset would be stored
// with other characters than were sent.
const decode = (body: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw bad('The body is not valid UTF-8');
  }
};

// JSON.parse creates an own property for `__proto__`; copying such an object would set a prototype.
const refusePrototype = (name: string, value: unknown): unknown => {
  if (name === '__proto__') throw bad('The body must not contain the name __proto__');
  return value;
};

const parse = (body: string): unknown => {
  if (nestsTooDeep(body)) throw bad(`The body is nested more than ${MAX_JSON_DEPTH} levels deep`);
  try {
    // A reviver visits every value, so it only runs if the name can be in the text.
    return /__proto__|\\u/i.test(body) ? JSON.parse(body, refusePrototype) : JSON.parse(body);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw bad('The body is not valid JSON');
  }
};

/**
 * Accepts JSON bodies only. An empty body counts as none, whatever its content type.
 * @param as `text` for a layer that parses the text itself: it gets the text after the same checks
 */
export const readJsonBodies = (app: FastifyInstance, as: 'value' | 'text' = 'value'): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      try {
        const text = decode(body as Buffer);
        const value = text === '' ? undefined : parse(text);
        done(null, as === 'text' ? text : value);
      } catch (error) {
        done(error as Error);
      }
    },
  );
};
