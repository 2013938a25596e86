import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { matchesHost, readAsHost } from '@gatehouse/request/host-in-endpoint.ts';
import type { PastedCredential } from '@gatehouse/request/pasted/pasted-request.ts';
import { isBareKey } from '@gatehouse/secrets/shapes.ts';
import { readKeyText } from '#src/features/keys/offers/read-key-text.ts';
import { recognizeText } from '#src/features/keys/offers/recognized-key.ts';
import { readPaste } from '#src/features/requests/offers/read-paste.ts';
import { INITIAL_VALUES, type RequestValues } from '#src/features/requests/offers/request-values.ts';

/** What a newcomer pasted, and so where it leads. */
export type FirstStep =
  | { kind: 'key'; text: string; form: KeyForm | undefined; isCertain: boolean }
  | { kind: 'keys'; text: string; count: number }
  | {
      kind: 'request';
      /** What was recognized, with its article. */
      what: string;
      /** What the request form is filled with; without the key. */
      values: RequestValues;
      /** The key in it; empty if there is none. */
      secret: string;
      form: KeyForm | undefined;
      /** What was left out, changed or assumed. */
      notes: readonly string[];
      /** The origin of the call; undefined for a path alone. */
      origin: string | undefined;
    }
  | { kind: 'document'; source: { text: string } | { url: string } }
  | { kind: 'unknown'; problem: string };

const UNKNOWN =
  'This is not recognized. Paste a key of at least 10 characters, lines such as NAME=value, a cURL command, or a URL with https://.';

/** The last part of a path that APIs serve their description at. */
const DESCRIPTION_FILE = /openapi|swagger|api-docs|\.ya?ml$/i;
const DESCRIPTION_TEXT = /^[ \t]*(?:\{[^}]{0,500})?["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m;
const COLLECTION_TEXT =
  /^\s*\{[\s\S]*"(?:_postman_id|_postman_exported_from|__export_format|_type)"\s*:|^\s*\{\s*"log"\s*:/;

/** The API that a URL belongs to, by its host; a listed provider before an entry of the catalog. */
const formOfUrl = (forms: readonly KeyForm[], url: string): KeyForm | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { hostname, host } = new URL(url);
  const found = forms.filter(
    ({ hosts, baseUrl }) =>
      hosts.some((pattern) => matchesHost(pattern, hostname)) ||
      (baseUrl !== null && new URL(baseUrl).host === host),
  );
  return found.find(({ providerId }) => providerId !== null) ?? found[0];
};

const secretOf = (forms: readonly KeyForm[], credential: PastedCredential | undefined): string => {
  const [name, value] = [...(credential?.headers ?? []), ...(credential?.params ?? [])][0] ?? [];
  return name === undefined || value === undefined
    ? ''
    : recognizeText(forms, `${name}: ${value}`, false).secret;
};

const originOf = (endpoint: string): string | undefined =>
  URL.canParse(endpoint) ? new URL(endpoint).origin : undefined;

/** A URL, also one without its scheme if its host is certain. */
const urlIn = (text: string): string | undefined => {
  if (/\s/.test(text)) return undefined;
  const url = /^https?:\/\//i.test(text) ? text : readAsHost(text, null, []);
  return url !== undefined && URL.canParse(url) ? url : undefined;
};

const readRequest = (forms: readonly KeyForm[], text: string): FirstStep | undefined => {
  const { change, pasted } = readPaste(text, INITIAL_VALUES);
  if (pasted?.problem !== undefined)
    return { kind: 'unknown', problem: `This looks like ${pasted.what}. ${pasted.problem}` };
  const url = change === undefined ? urlIn(text) : undefined;
  if (change === undefined && url === undefined) return undefined;
  const values = { ...INITIAL_VALUES, ...(change ?? { endpoint: url ?? '' }) };
  const { endpoint } = values;
  const [path = ''] = endpoint.split(/[?#]/, 1);
  if (
    DESCRIPTION_FILE.test(path.slice(path.lastIndexOf('/') + 1)) &&
    values.method === 'GET' &&
    url !== undefined
  )
    return { kind: 'document', source: { url } };
  const secret = secretOf(forms, pasted?.credential);
  return {
    kind: 'request',
    what: pasted?.what ?? 'a URL',
    values,
    secret,
    notes: pasted?.notes ?? [],
    form: formOfUrl(forms, endpoint) ?? recognizeText(forms, secret, true).form,
    origin: originOf(endpoint),
  };
};

const readKeys = (forms: readonly KeyForm[], text: string): FirstStep | undefined => {
  const several = readKeyText(forms, text);
  if (several?.lines !== undefined) {
    const count = several.lines.filter(({ problem }) => problem === undefined).length;
    return { kind: 'keys', text, count };
  }
  const { cut, secret, form, isCertain } = recognizeText(forms, several?.text ?? text, false);
  const isKey = form !== undefined || several !== undefined || (cut !== undefined && cut.before !== '');
  return (isKey && secret.length >= 10) || isBareKey(secret)
    ? { kind: 'key', text, form, isCertain }
    : undefined;
};

/**
 * Recognizes a pasted text here, without sending it anywhere. Undefined if it is empty.
 * @param forms what the keys of each API look like, and which hosts it has
 */
export const readFirstStep = (forms: readonly KeyForm[], pasted: string): FirstStep | undefined => {
  const text = pasted.trim();
  if (text === '') return undefined;
  if (DESCRIPTION_TEXT.test(text) || COLLECTION_TEXT.test(text))
    return { kind: 'document', source: { text } };
  return readRequest(forms, text) ?? readKeys(forms, text) ?? { kind: 'unknown', problem: UNKNOWN };
};
