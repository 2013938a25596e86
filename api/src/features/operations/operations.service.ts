import type { ListOperationsInput, ProviderOperation } from '@gatehouse/contract/operations.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { OperationDetails } from '@gatehouse/knowledge/apis/operation-details.ts';
import { detailsOf } from '@gatehouse/knowledge/apis/operations.ts';
import { endpointUnder } from '@gatehouse/request/under-base.ts';
import { type Prepared, prepare, rankOperations } from '@gatehouse/search/operations/rank-operations.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { catalogOperations, type KnownOperation } from '#src/features/operations/known-operations.ts';
import { ownOperations } from '#src/features/own-apis/own-apis.service.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { findResearchedApi } from '#src/features/research/research.service.ts';

/** A parameter of the query that stands there as `{name}` already. */
const QUERY_PLACEHOLDER = /[?&]([^=&{}?]+)=\{[^{}]*\}/g;

const parametersOf = (path: string, query: readonly string[]): ProviderOperation['parameters'] => {
  const [whole = ''] = path.split('?', 1);
  const inPath = [...whole.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const inQuery = [...path.matchAll(QUERY_PLACEHOLDER)].map(([, name = '']) => name);
  return [
    ...[...new Set(inPath)].map((name) => ({ name, in: 'path' as const })),
    ...[...inQuery, ...query].map((name) => ({ name, in: 'query' as const })),
  ];
};

const withQuery = (path: string, query: readonly string[]): string => {
  const text = query.map((name) => `${name}={${name}}`).join('&');
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
};

const shown = (
  { method, path, summary, own }: KnownOperation,
  { body, form, query = [] }: OperationDetails,
): ProviderOperation => ({
  method,
  path: withQuery(path, query),
  summary,
  body: body === undefined ? (own?.body ?? null) : (parseJsonText(body) ?? null),
  contentType: form === true ? FORM_TYPE : (own?.contentType ?? null),
  parameters: parametersOf(path, query),
});

/** What the user has described, from a document. */
const describedOperations = async (deps: Deps, provider: Provider): Promise<Prepared<KnownOperation>[]> =>
  (await ownOperations(deps, provider.id)).map((own) => {
    const path = own.path.startsWith('/') ? endpointUnder(provider.baseUrl, null, own.path) : own.path;
    return prepare({ row: null, method: own.method, path, summary: own.summary, own });
  });

/** What a research found on the company's site, which says nothing about bodies. */
const foundOperations = async (deps: Deps, provider: Provider): Promise<Prepared<KnownOperation>[]> => {
  if (provider.origin?.type !== 'site') return [];
  const api = await findResearchedApi(deps, provider.origin);
  return (api?.endpoints ?? []).map(({ method, path, summary }) =>
    prepare({
      row: null,
      method,
      path: endpointUnder(provider.baseUrl, api?.baseUrl ?? null, path),
      summary,
    }),
  );
};

/**
 * The operations of a provider's API that fit what is typed, best first: those that the user has described, else
 * what a company research found, else those of the catalog. Throws NOT_FOUND for an unknown provider.
 */
export const listOperations = async (
  deps: Deps,
  { id, query = '', limit }: ListOperationsInput,
): Promise<ProviderOperation[]> => {
  const provider = await findProvider(deps, id);
  if (provider === undefined) throw notFound('Provider');
  const described = await describedOperations(deps, provider);
  const found = described.length > 0 ? described : await foundOperations(deps, provider);
  const known = found.length > 0 ? found : catalogOperations(deps.knowledge, provider);
  const best = rankOperations(known, query).slice(0, limit);
  const details = detailsOf(
    deps.knowledge,
    best.map(({ row }) => row ?? 0),
  );
  return best.map((operation, at) => shown(operation, details[at] ?? {}));
};
