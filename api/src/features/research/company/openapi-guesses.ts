import type { Lead } from '#src/features/research/company/source.ts';

/** The usual paths of an OpenAPI document, the most common first, with the weight of trying each. */
const USUAL_PATHS: readonly (readonly [path: string, weight: number])[] = [
  ['/openapi.json', 85],
  ['/swagger.json', 80],
  ['/openapi.yaml', 74],
  ['/api/openapi.json', 62],
  ['/v3/api-docs', 50],
  ['/swagger/v1/swagger.json', 48],
  ['/api-docs/openapi.json', 46],
];

/** The paths to try on other hosts than the typed one. */
const ON_OTHER_HOSTS: readonly (readonly [path: string, weight: number])[] = [
  ['/openapi.json', 73],
  ['/swagger.json', 45],
];

/** @param isTyped whether the user typed this host */
export const openApiGuesses = (origin: string, isTyped: boolean): Lead[] =>
  (isTyped ? USUAL_PATHS : ON_OTHER_HOSTS).map(([path, weight]) => ({
    url: `${origin}${path}`,
    kind: 'openapi',
    weight,
    isGuess: true,
  }));
