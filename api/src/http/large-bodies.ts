import type { OpenApiMeta } from 'trpc-openapi';
import { appRouter } from '#src/router.ts';
import { extractFiles } from '#src/uploads/extract-files.ts';

type Meta = OpenApiMeta & { bodyLimit?: number; takesFiles?: boolean };

/** The files of a request are taken out of its JSON while it arrives. */
export const hooksOf = ({ takesFiles }: Pick<LargeBody, 'takesFiles'>) =>
  takesFiles ? { preParsing: extractFiles } : {};

/** An operation that takes a larger body than others, with its two addresses; without a REST path if it reports progress. */
type LargeBody = {
  procedure: string;
  rest: { method: string; path: string } | undefined;
  bodyLimit: number;
  takesFiles: boolean;
};

/** The operations whose `bodyLimit` is set. Each needs a route of its own, because a limit belongs to a route. */
export const largeBodies = (): LargeBody[] =>
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { meta?: Meta } }>).flatMap(
    ([procedure, { _def }]) => {
      const { bodyLimit, openapi: rest, takesFiles = false } = _def.meta ?? {};
      return bodyLimit === undefined ? [] : [{ procedure, rest, bodyLimit, takesFiles }];
    },
  );
