import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import { variablesOfRequest } from '@gatehouse/request/variables/fill-request.ts';
import { isMask, replaceMasks } from '@gatehouse/secrets/masks.ts';
import { changeBodyValues, noSpans } from '#src/features/endpoints/body-values.ts';
import { joinUrl, parameterPair, splitUrl } from '#src/features/imports/read/entry-query.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';

/** What a document calls itself that contains saved endpoints. */
export const EXPORT_TITLE = 'Saved endpoints';

/** What a tag of a description has in it: the names of a folder and of those around it. */
export const FOLDERS = 'x-folders';

/** What a description has in it that its own words do not say: the names of its variables. */
export const VARIABLES = 'x-variables';

/** The body of a request by its kind, where an example would be another one. */
export const BODY = 'x-body';

/** The query of an operation as it is written, where its parameters would be another one. */
export const QUERY = 'x-query';

/** The lines of a header. */
export const LINES = 'x-lines';

/** Those lines of a description that the export has added: they are about the document, not about the request. */
export const NOTES = 'x-notes';

/** A saved endpoint as it is exported: with variables in place of secrets. */
export type ExportedEndpoint = {
  name: string;
  method: EndpointMethod;
  endpoint: string;
  description: string | null;
  body: CallBody | null;
  headers: HeaderLines | null;
  provider: Pick<Provider, 'slug' | 'name' | 'keyPlacement' | 'baseUrl' | 'defaultHeaders' | 'hosts'>;
  /** The names of its folders, the outermost one first. */
  path?: readonly string[] | undefined;
  /** It is called without a key on purpose. */
  withoutKey?: boolean | undefined;
  /** Why the export sends no key to this endpoint, as a sentence, which is empty if the API takes none; undefined if it does. */
  keyless?: string | undefined;
};

/** Why there is no key, and what the format cannot keep; nothing that the description says already. */
export const exportNotes = ({ description, keyless }: ExportedEndpoint, notes: readonly string[]): string[] =>
  [keyless ?? '', ...notes].filter((note) => note !== '' && !description?.split('\n').includes(note));

/** The description with these notes below it, which are named beside it. */
export const describedWithNotes = (
  exported: ExportedEndpoint,
  notes: readonly string[],
): { description?: string; [NOTES]?: string[] } => {
  const told = exportNotes(exported, notes);
  const description = [exported.description, ...told].filter(Boolean).join('\n');
  return { ...(description === '' ? {} : { description }), ...(told.length === 0 ? {} : { [NOTES]: told }) };
};

/** The description as it was before an export added its notes. */
export const withoutNotes = (description: string, notes: readonly string[]): string =>
  notes.reduceRight((text, note) => {
    if (text === note) return '';
    return text.endsWith(`\n${note}`) ? text.slice(0, -note.length - 1) : text;
  }, description);

/** The variables of these endpoints, each once, with those that stand for hidden values. */
export const usedVariables = (endpoints: readonly ExportedEndpoint[]): string[] => [
  ...new Set(
    endpoints.flatMap((endpoint) =>
      [...variablesOfRequest(endpoint).keys()].filter((name) => !name.startsWith('$')),
    ),
  ),
];

/** The file of an export, before its name gets the date. */
export type WrittenExport = { extension: string; contentType: string; text: string };

/** The variable that stands for a hidden value: `{{CLIENT_SECRET}}` for `clientSecret`. */
const variable = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
  return writtenVariable(words.replaceAll(/[^A-Z0-9]+/g, '_').replaceAll(/^_|_$/g, '') || 'SECRET');
};

const inText = (name: string, value: string): string => (isMask(value) ? variable(name) : value);

/** A value that is a mask gets the variable of its name; in a text nothing says what it is called. */
const inBody = (body: CallBody): CallBody => {
  const named = changeBodyValues(
    body,
    ({ value, path: { name = '' }, isInText }) =>
      typeof value === 'string' && isInText !== true ? inText(name, value) : value,
    noSpans,
  );
  return changeBodyTexts(named, (text) => replaceMasks(text, variable('')));
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

type Parts = Pick<ExportedEndpoint, 'endpoint' | 'headers' | 'body'>;

/** The request of a saved endpoint, with variables in place of its masks. */
export const withoutMasks = ({ endpoint, headers, body }: Parts): Parts => ({
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
  body: body === null ? null : inBody(body),
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
    ? `${left}: ${url.host} is called over plain http, where anyone on the network could read it.`
    : `${left}: ${url.host} is not one of its hosts.`;
};
