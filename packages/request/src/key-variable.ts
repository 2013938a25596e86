import type { KeyPlacement } from '@gatehouse/contract/providers.ts';

const variable = (slug: string, end: string): string => {
  const name = slug
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  if (name === '') return end;
  return /^[A-Z]/.test(name) ? `${name}_${end}` : `API_${name}_${end}`;
};

/**
 * The environment variable that contains a provider's key in code that is shown: `OPENAI_API_KEY` for `openai`,
 * `API_1PASSWORD_API_KEY` for `1password`. Whatever the slug, the result is a name that every shell and language accepts.
 */
export const keyVariable = (slug: string): string => variable(slug, 'API_KEY');

/** The variable of one of several values of a provider's key: `ADZUNA_APP_ID` for `app_id`. */
const partVariable = (slug: string, part: string): string => variable(slug, part.toUpperCase());

/**
 * The variables of a provider's key with all its values: `ADZUNA_APP_KEY`, and `ADZUNA_APP_ID` for its part `app_id`. One for a
 * key that is one value.
 */
export const keyVariables = (
  slug: string,
  placement: KeyPlacement,
): { variable: string; parts?: Record<string, string> } => {
  if (placement.type !== 'parts') return { variable: keyVariable(slug) };
  const { [placement.main]: main = '', ...parts } = Object.fromEntries(
    placement.parts.map(({ name }) => [name, partVariable(slug, name)]),
  );
  return { variable: main, parts };
};

/**
 * The same for the access token of a provider's connection: `GITHUB_ACCESS_TOKEN` for `github`, and `GITHUB_WORK_ACCESS_TOKEN` for
 * the one that is called Work.
 */
export const tokenVariable = (slug: string, name = ''): string => variable(`${slug} ${name}`, 'ACCESS_TOKEN');
