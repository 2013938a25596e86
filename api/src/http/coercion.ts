import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';

type Definition = { coerce?: boolean; innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };

const visit = (schema: z.ZodType, seen: Set<z.ZodType>): void => {
  if (seen.has(schema)) return;
  seen.add(schema);
  const definition = schema._zod.def as Definition;
  const declared = definition.coerce;
  Object.defineProperty(definition, 'coerce', { get: () => declared, set: () => {}, configurable: true });
  for (const inner of [definition.innerType, definition.in, definition.out]) if (inner) visit(inner, seen);
  if (schema instanceof z.ZodObject)
    for (const field of Object.values(schema.shape)) visit(field as z.ZodType, seen);
};

/**
 * On its first request the REST adapter turns on coercion for the numbers and booleans of the live input schema, for
 * REST and tRPC and for JSON bodies too: the text "false" would become true. This keeps each schema as it was
 * declared; numbers in paths and queries declare their coercion themselves.
 */
export const keepDeclaredCoercion = (router: AnyRouter): void => {
  const seen = new Set<z.ZodType>();
  for (const procedure of Object.values(
    router._def.procedures as Record<string, { _def: { inputs: z.ZodType[] } }>,
  )) {
    for (const input of procedure._def.inputs) visit(input, seen);
  }
};
