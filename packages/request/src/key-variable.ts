/**
 * The environment variable that contains a provider's key in code that is shown: `OPENAI_API_KEY` for `openai`,
 * `API_1PASSWORD_API_KEY` for `1password`. Whatever the slug, the result is a name that every shell and language accepts.
 */
export const keyVariable = (slug: string): string => {
  const name = slug
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  if (name === '') return 'API_KEY';
  return /^[A-Z]/.test(name) ? `${name}_API_KEY` : `API_${name}_API_KEY`;
};
