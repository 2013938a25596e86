import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { type Describing, describe } from './describe.ts';
import type { DirectoryApi } from './directory-api.ts';

/**
 * Left out: copies for GitHub's own server product, previews, betas, webhooks that providers send, Azure Stack, and APIs
 * that no longer issue keys: Amadeus ended its self-service in 2026, and GitHub AE, ChatGPT plug-ins and version 1.1 of
 * the Twitter API ended earlier.
 */
const LEFT_OUT =
  /^github\.com\/ghes-|^amadeus\.com(?:\/|$)|^twitter\.com\/legacy|^github\.com\/github\.ae|^(?:klarna|slack)\.com\/openai|^dev\.to\/chatgpt|[-_](?:preview|beta)\b|^azure\.com\/azsadmin-|^adyen\.com\/\w*Notification(?!Configuration)/i;

const isLeftOut = (name: string, spec: JsonObject): boolean => {
  const info = objectOf(spec.info);
  const isAzurePreview = name.startsWith('azure.com/') && /preview/i.test(textOf(info.version));
  return LEFT_OUT.test(name) || info['x-preferred'] === false || isAzurePreview;
};

/** Azure describes one service in up to 86 files; those with the same prefix and title are merged into one API
 * that has the name of the first. */
const serviceKey = ({ api }: DirectoryApi): string => {
  const prefix = /^azure\.com:([^-]+)/.exec(api.id)?.[1];
  return prefix === undefined ? api.id : `azure.com:${prefix} ${api.name}`;
};

const merged = (parts: DirectoryApi[]): DirectoryApi => {
  const [first] = parts as [DirectoryApi];
  if (parts.length === 1) return first;
  return {
    api: {
      ...first.api,
      description: parts.map(({ api }) => api.description).sort((a, b) => b.length - a.length)[0] ?? '',
      features: [...new Set(parts.flatMap(({ api }) => api.features.slice(0, 2)))].slice(0, 12),
    },
    hostPatterns: first.hostPatterns,
    operations: parts.flatMap(({ operations }) => operations),
  };
};

/**
 * Reads every description below `folder` (`provider.json` or `provider/service.json`), sorted by name.
 * @param wanted ids to include even if they are previews
 * @throws SyntaxError for a file that is not JSON
 */
export const readDirectory = (
  describing: Describing,
  folder: string,
  wanted: ReadonlySet<string>,
): DirectoryApi[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  const services = new Map<string, DirectoryApi[]>();
  for (const file of files) {
    const name = file.slice(0, -'.json'.length);
    const spec = objectOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (isLeftOut(name, spec) && !wanted.has(name.replace('/', ':'))) continue;
    const [provider = '', ...rest] = name.split('/');
    const described = describe(describing, spec, provider, rest.join('/'));
    if (described === undefined) continue;
    const key = serviceKey(described);
    services.set(key, [...(services.get(key) ?? []), described]);
  }
  // After merging: the files of a retired service are all left out, not only the one that gives it its id.
  return [...services.values()]
    .map(merged)
    .filter(({ api }) => wanted.has(api.id) || !describing.tables.retired.has(api.id));
};
