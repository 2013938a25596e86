import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/errors.ts';
import { MAX_JSON_DEPTH, nestsTooDeep } from '#src/json/json-depth.ts';

/** Largest body that is read, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

const bad = (message: string): AppError => new AppError('BAD_REQUEST', message);

// JSON is UTF-8 (RFC 8259 section 8.1). Read leniently, a name in another charset would be stored with other
// characters than were sent, and a key would be another key.
const decode = (body: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw bad('The body is not valid UTF-8');
  }
};

// JSON.parse makes an own property of `__proto__`; copying such an object would set a prototype.
const refusePrototype = (name: string, value: unknown): unknown => {
  if (name === '__proto__') throw bad('The body must not hold the name __proto__');
  return value;
};

const parse = (body: string): unknown => {
  if (nestsTooDeep(body)) throw bad(`The body nests more than ${MAX_JSON_DEPTH} levels`);
  try {
    // A reviver visits every value, so it runs only where the name can be in there.
    return /__proto__|\\u/i.test(body) ? JSON.parse(body, refusePrototype) : JSON.parse(body);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw bad('The body is not valid JSON');
  }
};

/**
 * JSON is the one kind of body. An empty one counts as none, whatever its content type says.
 * @param handOn `text` for a layer that parses by itself: it gets the text, checked as strictly
 */
export const readJsonBodies = (app: FastifyInstance, handOn: 'value' | 'text' = 'value'): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      try {
        const text = decode(body as Buffer);
        const value = text === '' ? undefined : parse(text);
        done(null, handOn === 'text' ? text : value);
      } catch (error) {
        done(error as Error);
      }
    },
  );
};
