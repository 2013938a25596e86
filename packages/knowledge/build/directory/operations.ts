import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { type JsonObject, objectOf, textOf, textsOf } from '@gatehouse/contract/plain/json-text.ts';
import type { OperationFacts } from './directory-api.ts';
import { detailsOf } from './example-body.ts';
import { identifierWords, plainText, shortened } from './plain-text.ts';

const MAX_SUMMARY = 100;
const MAX_PATH = 300;

const summaryOf = (operation: JsonObject): string => {
  const words = plainText(textOf(operation.summary)) || plainText(textOf(operation.description));
  const identifier = identifierWords(textOf(operation.operationId));
  return shortened(words || identifier.charAt(0).toUpperCase() + identifier.slice(1), MAX_SUMMARY);
};

/** AWS puts the action after `#`: a query action can be called, but a target header is not part of a path. */
const realPath = (path: string): string =>
  path.startsWith('/#Action=') ? path.replace('/#', '/?') : path.replace(/#.*$/, '');

export type Operations = { operations: OperationFacts[]; tags: string[] };

/** All operations that are not deprecated, in the order of the description, and their tags. */
export const operationsOf = (spec: JsonObject): Operations => {
  const operations: OperationFacts[] = [];
  const tags = new Set<string>();
  for (const [path, item] of Object.entries(objectOf(spec.paths))) {
    for (const method of ENDPOINT_METHODS) {
      const operation = objectOf(objectOf(item)[method.toLowerCase()]);
      if (Object.keys(operation).length === 0 || operation.deprecated === true) continue;
      for (const tag of textsOf(operation.tags)) tags.add(tag);
      const clean = realPath(path).toWellFormed();
      if (clean.startsWith('/') && clean.length <= MAX_PATH)
        operations.push({
          method,
          path: clean,
          summary: summaryOf(operation),
          ...detailsOf(spec, objectOf(item), operation),
        });
    }
  }
  return { operations, tags: [...tags] };
};
