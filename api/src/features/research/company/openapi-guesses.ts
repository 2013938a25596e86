import type { Lead } from '#src/features/research/company/source.ts';

/** Where frameworks and hand put an OpenAPI document, the most common first, with the weight of trying it. */
const USUAL_PATHS: readonly (readonly [path: string, weight: number])[] = [
  ['/openapi.json', 85],
  ['/swagger.json', 80],
  ['/openapi.yaml', 74],
  ['/api/openapi.json', 62],
  ['/v3/api-docs', 50],
  ['/swagger/v1/swagger.json', 48],
  ['/api-docs/openapi.json', 46],
];

/** What a host beside the typed one is tried for. */
const ON_OTHER_HOSTS: readonly (readonly [path: string, weight: number])[] = [
  ['/openapi.json', 73],
  ['/swagger.json', 45],
];

/** @param isTyped whether the person named this host itself */
export const openApiGuesses = (origin: string, isTyped: boolean): Lead[] =>
  (isTyped ? USUAL_PATHS : ON_OTHER_HOSTS).map(([path, weight]) => ({
    url: `${origin}${path}`,
    kind: 'openapi',
    weight,
    isGuess: true,
  }));
