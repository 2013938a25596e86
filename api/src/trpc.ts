import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import { errorResponse } from '#src/errors.ts';
import type { Cookie } from '#src/http/cookies.ts';

/** How the response is taken. */
export type ResponseDelivery = {
  /** Resolves when the response has been sent, or the caller has gone away. */
  done: Promise<unknown>;
  /** Ends the response if its caller takes nothing of it. @returns whether it did */
  giveWay?: () => boolean;
  by: 'person' | 'program';
};

export type Context = {
  deps: Deps;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  sent: ResponseDelivery;
  /** Sets a header on the response, over REST and tRPC alike. */
  setHeader: (name: string, value: string) => void;
  /** The header `If-Match`: the change is meant for one state of its entity. */
  ifMatch: string | undefined;
  /** For a response that carries a secret. */
  leaveUncompressed: () => void;
  /** False for a script. */
  isFromBrowser: boolean;
  /** Every cookie of that name that the caller sent. */
  cookies: (name: string) => string[];
  /** Gives the caller a cookie; it is only sent over https if the caller came over https. */
  setCookie: (cookie: Omit<Cookie, 'isSecure'>) => void;
};

type Meta = OpenApiMeta & {
  /**
   * Names the operation that this one reports progress for. It has no REST path, because REST sends one response; it
   * takes the same input, ends with the same result and calls the same service.
   */
  progressOf?: string;
  /** The largest body of this operation, in bytes, if it takes more than others. Such an operation is not batched. */
  bodyLimit?: number;
  /** It takes files in base64, which are decoded while they arrive, and held beside the input. */
  takesFiles?: boolean;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Off in every environment: a stack trace in a response reveals internals.
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { status, body } = errorResponse(error);
      // Not of an unknown procedure, whose name is whatever the caller wrote.
      const path = error.code === 'NOT_FOUND' && error.cause === undefined ? undefined : shape.data.path;
      return {
        ...shape,
        message: body.message,
        data: { code: body.code, httpStatus: status, path, issues: body.issues },
      };
    },
  });

/**
 * tRPC parses by `parseAsync`, and zod runs the code that it compiles for a schema in `parse` alone: several times as
 * fast for a list of objects. A schema that turns out to have an asynchronous part is parsed as before from then on.
 */
const parseDirectly = (schema: unknown): unknown => {
  if (!(schema instanceof z.ZodType) || Object.hasOwn(schema, 'parseAsync')) return schema;
  const parseAsync = schema.parseAsync.bind(schema);
  let hasAsyncPart = false;
  // tRPC takes this method from the schema that it is given, and the REST adapter reads the same schema.
  schema.parseAsync = async (value, params) => {
    if (hasAsyncPart) return parseAsync(value, params);
    try {
      return schema.parse(value, params);
    } catch (error) {
      if (error instanceof z.ZodError) throw error;
      // zod says by several errors that it met a promise. One that was thrown for another reason comes again.
      const parsed = await parseAsync(value, params);
      hasAsyncPart = true;
      return parsed;
    }
  };
  return schema;
};

type Builder = Record<'input' | 'output' | 'meta' | 'use', (argument: unknown) => Builder>;

const withDirectParsing = (builder: Builder): Builder => ({
  ...builder,
  input: (schema) => withDirectParsing(builder.input(parseDirectly(schema))),
  output: (schema) => withDirectParsing(builder.output(parseDirectly(schema))),
  meta: (meta) => withDirectParsing(builder.meta(meta)),
  use: (middleware) => withDirectParsing(builder.use(middleware)),
});

export const router = t.router;
export const procedure = withDirectParsing(t.procedure as never) as unknown as typeof t.procedure;

/** For an operation whose response carries a secret. */
const secretProcedure = procedure.use(({ ctx, next }) => {
  ctx.leaveUncompressed();
  return next();
});

type Rest = NonNullable<OpenApiMeta['openapi']>;
type Call = `${Rest['method']} ${Rest['path']}`;

const operationsOn =
  <Base extends Pick<typeof procedure, 'meta'>>(base: Base) =>
  (tag: string) =>
  (call: Call, summary: string, more: Omit<Rest, 'method' | 'path' | 'tags' | 'summary'> = {}) => {
    const [method, path] = call.split(' ') as [Rest['method'], Rest['path']];
    return base.meta({ openapi: { ...more, method, path, tags: [tag], summary } }) as ReturnType<
      Base['meta']
    >;
  };

/** Begins the operations of a tag: each says how it is called over REST, what it does, and what else the document says of it. */
export const operationsOf = operationsOn(procedure);

/** The same for those whose response carries a secret. */
export const secretOperationsOf = operationsOn(secretProcedure);
