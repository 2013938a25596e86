import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { joinUrl, parameterPair, splitUrl } from '#src/features/imports/read/entry-query.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';

/** A saved endpoint as it is exported: with variables in place of secrets. */
export type ExportedEndpoint = {
  name: string;
  method: EndpointMethod;
  endpoint: string;
  description: string | null;
  requestBody: JsonObject | null;
  headers: HeaderLines | null;
  provider: Pick<Provider, 'slug' | 'name' | 'keyPlacement' | 'baseUrl' | 'defaultHeaders' | 'hosts'>;
  /** Why the export sends no key to this endpoint, as a sentence, which is empty if the API takes none; undefined if it does. */
  keyless?: string | undefined;
};

/** The description, and why there is no key. Null if there is neither. */
export const describedWithKeyless = ({ description, keyless }: ExportedEndpoint): string | null =>
  keyless === undefined ? description : [description, keyless].filter(Boolean).join('\n') || null;

/** The file of an export, before its name gets the date. */
export type WrittenExport = { extension: string; contentType: string; text: string };

/** The variable that stands for a hidden value: `{{CLIENT_SECRET}}` for `clientSecret`. */
const variable = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
  return `{{${words.replaceAll(/[^A-Z0-9]+/g, '_').replaceAll(/^_|_$/g, '') || 'SECRET'}}}`;
};

const inText = (name: string, value: string): string => (isMask(value) ? variable(name) : value);

const inBody = (value: JsonValue, name: string): JsonValue => {
  if (typeof value === 'string') return inText(name, value);
  if (Array.isArray(value)) return value.map((one) => inBody(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inBody(one, key)]));
};

const inUrl = (url: string): string => {
  const { path, parameters, fragment } = splitUrl(url);
  const query = parameters.map((written) => {
    const [name, value] = parameterPair(written);
    if (!isMask(value)) return written;
    return name === '' ? variable(name) : `${encodeURIComponent(name)}=${variable(name)}`;
  });
  const segments = path
    .split('/')
    .map((segment) => (isMask(parameterPair(`=${segment}`)[1]) ? '{SECRET}' : segment));
  return joinUrl(segments.join('/'), query, fragment);
};

type Parts = { endpoint: string; headers: HeaderLines | null; requestBody: JsonObject | null };

/** The request of a saved endpoint, with variables in place of its masks. */
export const withoutMasks = ({ endpoint, headers, requestBody }: Parts): Parts => ({
  endpoint: inUrl(endpoint),
  headers:
    headers === null
      ? null
      : Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [
            name,
            typeof value === 'string' ? inText(name, value) : value.map((one) => inText(name, one)),
          ]),
        ),
  requestBody: requestBody === null ? null : (inBody(requestBody, '') as JsonObject),
});

/**
 * Why an exported endpoint has no key: a call would withhold it there too. An export belongs to no key, so only the hosts of
 * the provider count. Undefined if the key may be sent.
 */
export const whyKeyless = (
  { endpoint, provider }: Pick<ExportedEndpoint, 'endpoint' | 'provider'>,
  localNetworks: boolean,
): string | undefined => {
  const { keyPlacement } = provider;
  if (keyPlacement.type === 'none') return '';
  const left = `The key of ${provider.name} is left out`;
  if (!URL.canParse(endpoint)) return `${left}: the host of the endpoint is not known.`;
  if (keyPlacement.type === 'parts' && keyPlacement.signature !== undefined)
    return `${left}: each call is signed with it, and an exported request cannot be.`;
  const url = new URL(endpoint);
  const reason = whyWithheld(url, { provider: provider.hosts, baseUrl: null, pinned: [] }, localNetworks);
  if (reason === undefined) return undefined;
  return reason === 'plain-http'
    ? `${left}: ${url.host} is called over plain http, where everyone on the network path could read it.`
    : `${left}: ${url.host} is not one of its hosts.`;
};
