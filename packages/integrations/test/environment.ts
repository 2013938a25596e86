import type { IntegrationCases } from '#test/cases.ts';
import type { SnippetFile } from '#test/read-cases.ts';

const VARIABLE = /^Environment variable ([A-Z][A-Z0-9_]*): \S/;

/** The environment variables that a snippet says it needs. */
export const variablesOf = ({ requirements }: SnippetFile): string[] =>
  requirements.flatMap((requirement) => VARIABLE.exec(requirement)?.[1] ?? []);

/** A value for each of them: `STRIPE_API_KEY-value`, if cases.ts gives no other. */
export const environmentOf = (snippet: SnippetFile, { env = {} }: IntegrationCases): Record<string, string> =>
  Object.fromEntries(variablesOf(snippet).map((name) => [name, env[name] ?? `${name}-value`]));
