import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';

/** The methods that a verb means. Matching the word itself would not help: most summaries of a POST use another verb. */
const METHODS: Record<string, readonly EndpointMethod[]> = {
  create: ['POST'],
  add: ['POST', 'PUT'],
  make: ['POST'],
  start: ['POST'],
  list: ['GET'],
  get: ['GET'],
  find: ['GET'],
  show: ['GET'],
  read: ['GET'],
  retrieve: ['GET'],
  update: ['PATCH', 'PUT', 'POST'],
  change: ['PATCH', 'PUT', 'POST'],
  set: ['PUT', 'PATCH', 'POST'],
  delete: ['DELETE'],
  remove: ['DELETE'],
};

/** The methods of operations that do what a verb says; none for another word. */
export const methodsMeant = (word: string): readonly EndpointMethod[] =>
  Object.hasOwn(METHODS, word) ? (METHODS[word] ?? []) : [];
