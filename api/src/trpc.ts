import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { Deps } from '#src/deps.ts';
import { errorAnswer } from '#src/errors.ts';

export type Context = {
  deps: Deps;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** Sets a header on the response, over REST and tRPC alike. */
  setHeader: (name: string, value: string) => void;
};

type Meta = OpenApiMeta & {
  /**
   * Names the operation that this one reports progress for. It has no REST path, because REST sends one response; it
   * takes the same input, ends with the same result and calls the same service.
   */
  progressOf?: string;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Off in every environment: a stack trace in a response reveals internals.
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { status, body } = errorAnswer(error);
      return {
        ...shape,
        message: body.message,
        data: { code: body.code, httpStatus: status, path: shape.data.path, issues: body.issues },
      };
    },
  });

export const router = t.router;
export const procedure = t.procedure;
