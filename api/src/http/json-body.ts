import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/errors.ts';

/** Largest body that is read, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

// JSON.parse makes an own property of `__proto__`; copying such an object would set a prototype.
const refusePrototype = (name: string, value: unknown): unknown => {
  if (name === '__proto__') throw new AppError('BAD_REQUEST', 'The body must not hold the name __proto__');
  return value;
};

const parse = (body: string): unknown => {
  try {
    // A reviver visits every value, so it runs only where the name can be in there.
    return /__proto__|\\u/i.test(body) ? JSON.parse(body, refusePrototype) : JSON.parse(body);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON');
  }
};

/** JSON is the one kind of body. An empty one counts as none, whatever its content type says. */
export const readJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      try {
        done(null, body === '' ? undefined : parse(body as string));
      } catch (error) {
        done(error as Error);
      }
    },
  );
};
