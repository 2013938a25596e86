import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { brandOf } from './brands.ts';
import { type DescriptionContext, describe } from './describe.ts';
import type { DirectoryApi } from './directory-api.ts';
import type { DirectoryTables } from './tables.ts';

const MAX_SUMMARY = 120;

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

const providerOf = (id: string): string => id.replace(/:.*/, '');

/** Azure describes one service in up to 86 files; those with the same prefix and title are merged into one API
 * that has the name of the first. A provider that is folded has one. */
const serviceKey = ({ folded }: DirectoryTables, { api }: DirectoryApi): string => {
  if (folded.has(providerOf(api.id))) return providerOf(api.id);
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

/** The one API of a provider, with the operations of all its parts below the host that they share. */
const foldedInto = (tables: DirectoryTables, description: string, parts: DirectoryApi[]): DirectoryApi => {
  const [first] = parts as [DirectoryApi];
  const id = providerOf(first.api.id);
  const served = parts.flatMap((part) =>
    part.api.baseUrl === null ? [] : [{ ...part, base: new URL(part.api.baseUrl) }],
  );
  const origin = served[0]?.base.origin;
  const own = served.filter(({ base }) => base.origin === origin);
  return {
    api: { ...first.api, id, name: brandOf(tables, id), description, features: [], baseUrl: origin ?? null },
    hostPatterns: first.hostPatterns,
    operations: own.flatMap(({ api, base, operations }) =>
      operations.map((operation) => ({
        ...operation,
        path: base.pathname.replace(/\/$/, '') + operation.path,
        summary: `${api.name.replace(`${brandOf(tables, id)} `, '')}: ${operation.summary}`.slice(
          0,
          MAX_SUMMARY,
        ),
      })),
    ),
  };
};

/**
 * Reads every description below `folder` (`provider.json` or `provider/service.json`), sorted by name.
 * @param wanted ids to include even if they are previews
 * @throws SyntaxError for a file that is not JSON
 */
export const readDirectory = (
  describing: DescriptionContext,
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
    const key = serviceKey(describing.tables, described);
    services.set(key, [...(services.get(key) ?? []), described]);
  }
  // After merging: the files of a retired service are all left out, not only the one that gives it its id.
  return [...services]
    .map(([key, parts]) => {
      const description = describing.tables.folded.get(key);
      return description === undefined ? merged(parts) : foldedInto(describing.tables, description, parts);
    })
    .filter(({ api }) => wanted.has(api.id) || !describing.tables.retired.has(api.id));
};
