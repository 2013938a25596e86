import { z } from 'zod';
import {
  MAX_ENVIRONMENT_NAME_LENGTH,
  MAX_VARIABLE_VALUE_LENGTH,
  MAX_VARIABLES,
  MAX_VARIABLES_LENGTH,
} from '#src/plain/variables/limits.ts';
import { isVariableName, MAX_VARIABLE_NAME_LENGTH } from '#src/plain/variables/marks.ts';
import { idSchema, pathIdSchema, requiredText, text, timestamps } from './common.ts';
import { pinnedHostSchema } from './keys.ts';

const MAX_HOSTS = 50;
const MAX_KEYS = 1000;

const NAME_MESSAGE = `The name of a variable has 1 to ${MAX_VARIABLE_NAME_LENGTH} letters, digits, _, - and .`;
export const variableName = z.string({ error: NAME_MESSAGE }).trim().refine(isVariableName, NAME_MESSAGE);

const variableValue = text(MAX_VARIABLE_VALUE_LENGTH);

const HOST_MESSAGE =
  'Enter a host name such as api.example.com, with a port if it has one, or *.example.com for every name below it';

/** An address has no names below it, and a port is that of one host. */
const isBelowAll = (name: string): boolean => !/[:[\]]|^[\d.]+$/.test(name);

const hostSchema = z.string({ error: HOST_MESSAGE }).transform((value, context) => {
  const wildcard = /^\s*\*\./.exec(value)?.[0] ?? '';
  const { data } = pinnedHostSchema.safeParse(value.slice(wildcard.length));
  if (data !== undefined && (wildcard === '' || isBelowAll(data))) return `${wildcard.trim()}${data}`;
  context.addIssue({ code: 'custom', message: HOST_MESSAGE });
  return z.NEVER;
});

export const hostsSchema = z
  .array(hostSchema, { error: 'Must be a list of host names' })
  .max(MAX_HOSTS, `Name at most ${MAX_HOSTS} hosts`)
  .transform((hosts) => [...new Set(hosts)]);

const HOSTS = 'Where the value of a secret variable may be sent; without any, to this machine only.';

export const variableSchema = z.object({
  name: z.string(),
  value: z.string().describe('That of a secret variable is masked.'),
  isSecret: z.boolean(),
  hosts: z.array(z.string()).optional().describe(HOSTS),
});

const variableInput = z.object({
  name: variableName,
  value: variableValue.describe('The mask of a secret variable keeps its stored value.'),
  isSecret: z.boolean().default(false),
  hosts: hostsSchema.nullish().describe(HOSTS),
});
export type VariableInput = z.infer<typeof variableInput>;

/** Where one of these comes a second time; -1 if none does. */
const repeatedAt = (keys: readonly (string | number)[]): number => {
  const seen = new Set<string | number>();
  return keys.findIndex((key) => seen.size === seen.add(key).size);
};

const variablesInput = z
  .array(variableInput)
  .max(MAX_VARIABLES, `An environment can have at most ${MAX_VARIABLES} variables`)
  .superRefine((variables, context) => {
    const at = repeatedAt(variables.map(({ name }) => name));
    if (at !== -1)
      context.addIssue({
        code: 'custom',
        path: [at, 'name'],
        message: `There are two variables named ${variables[at]?.name}`,
      });
  })
  .refine(
    (variables) => variables.reduce((sum, { value }) => sum + value.length, 0) <= MAX_VARIABLES_LENGTH,
    `The values may have at most ${MAX_VARIABLES_LENGTH} characters together`,
  );

const keySchema = z.object({
  providerId: idSchema,
  apiKeyId: idSchema.optional(),
  connectionId: idSchema.optional().describe('An OAuth connection, in place of a key.'),
});

const keyInput = keySchema.refine(
  ({ apiKeyId, connectionId }) => (apiKeyId === undefined) !== (connectionId === undefined),
  { path: ['apiKeyId'], error: 'Name an API key or a connection, one of both' },
);

const keysInput = z
  .array(keyInput)
  .max(MAX_KEYS, `An environment can have at most ${MAX_KEYS} keys`)
  .superRefine((keys, context) => {
    const at = repeatedAt(keys.map(({ providerId }) => providerId));
    if (at !== -1)
      context.addIssue({
        code: 'custom',
        path: [at, 'providerId'],
        message: 'An environment has one key or connection for each provider',
      });
  });

export const environmentSchema = z.object({
  id: idSchema,
  name: text(MAX_ENVIRONMENT_NAME_LENGTH),
  variables: z.array(variableSchema),
  keys: z.array(keySchema).describe('Which key or connection of a provider is meant.'),
  ...timestamps,
});
export type Environment = z.infer<typeof environmentSchema>;

export const environmentListSchema = z.array(environmentSchema);

const fields = z.object({
  name: requiredText(MAX_ENVIRONMENT_NAME_LENGTH, 'Environment name is required'),
  variables: variablesInput,
  keys: keysInput,
});

export const createEnvironmentInput = fields.extend({
  variables: variablesInput.optional(),
  keys: keysInput.optional(),
  secretsFrom: idSchema
    .optional()
    .describe(
      'The environment whose secret variables the masks of the input stand for: a copy of it is made.',
    ),
});
export type CreateEnvironmentInput = z.infer<typeof createEnvironmentInput>;

/** Any subset of the fields; an absent field stays unchanged, and a list replaces the one before. */
export const patchEnvironmentInput = fields.partial().extend({ id: pathIdSchema });
export type PatchEnvironmentInput = z.infer<typeof patchEnvironmentInput>;

export const environmentIdInput = z.object({ id: pathIdSchema });

/** What stands for `{{name}}` in a request, in each operation that takes one. */
export const variableFields = {
  environmentId: idSchema
    .nullish()
    .describe(
      'The environment whose variables stand in the endpoint, the header values and the texts of `body`, as {{name}}. It also says which key or connection a saved endpoint is called with.',
    ),
  variables: z
    .record(variableName, variableValue)
    .refine(
      (variables) => Object.keys(variables).length <= MAX_VARIABLES,
      `Give at most ${MAX_VARIABLES} variables`,
    )
    .optional()
    .describe('Values of variables for this call, in place of those of the environment.'),
};

export type VariableChoice = {
  environmentId?: number | null | undefined;
  variables?: Readonly<Record<string, string>> | undefined;
};
