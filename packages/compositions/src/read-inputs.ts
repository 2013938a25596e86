import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { ErrorIssue } from '@gatehouse/contract/errors.ts';
import { z } from 'zod';
import type { CompositionDefinition } from '#src/composition.ts';

/** An input with its texts for a form, and its default, with which a run without inputs is made. */
export const input = <Schema extends z.ZodType>(
  schema: Schema,
  texts: { title: string; description: string },
  fallback: z.input<Schema>,
) => schema.meta(texts).prefault(fallback as never);

const issuesOf = (error: z.ZodError): ErrorIssue[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => ({ path: ['inputs', name], message: `There is no input “${name}”` }))
      : [
          {
            path: ['inputs', ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
            message: issue.message,
          },
        ],
  );

/** The inputs of a run with the defaults of those that are absent, or what is wrong with them. */
export const readInputs = (
  { inputs }: Pick<CompositionDefinition, 'inputs'>,
  given: Readonly<Record<string, JsonValue>>,
): { inputs: Record<string, JsonValue>; issues?: never } | { issues: ErrorIssue[]; inputs?: never } => {
  const read = inputs.strict().safeParse(given);
  return read.success ? { inputs: read.data as Record<string, JsonValue> } : { issues: issuesOf(read.error) };
};

/** JSON Schema of the inputs. */
export const inputSchemaOf = ({
  inputs,
}: Pick<CompositionDefinition, 'inputs'>): Record<string, JsonValue> => {
  const { $schema: _, ...schema } = z.toJSONSchema(inputs.strict(), { io: 'input' });
  return schema as Record<string, JsonValue>;
};
