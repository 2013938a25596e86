import { containsMask } from '@gatehouse/secrets/masks.ts';
import { focusEndpoint, putInForm } from '#src/features/testing/form-actions.ts';
import type { RowLink } from '#src/ui/code/json-row.tsx';
import { readString } from '#src/ui/code/json-text-reader.ts';
import type { JsonDoc, JsonTreeRow } from '#src/ui/code/json-tree.ts';

const MAX_ID = 200;
/** The longest endpoint that a call takes. */
const MAX_URL = 2048;

const isIdName = (name: string): boolean =>
  /^(?:_?id|uuid|guid)$/i.test(name) || /(?:_id|[a-z]Id)$/.test(name);

/** A path segment that names one thing rather than a list: `42`, `cus_9f3`, a UUID. */
const isIdSegment = (segment: string): boolean => /\d/.test(segment) && !/^v\d+(?:\.\d+)*$/.test(segment);

/** `customer_id` is the id of one of the customers. */
const listOf = (name: string): string => {
  const noun = name.replace(/_?id$/i, '');
  if (noun === '') return '';
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/**
 * The path of the thing that an id names, under the endpoint that was called: `/v1/models/{id}`. For `customer_id`, the
 * list beside it: `/v1/customers/{id}`.
 */
export const idPath = (called: string, name: string, id: string): string | undefined => {
  const segments = new URL(called).pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  if (last !== undefined && isIdSegment(last)) segments.pop();
  const isOther = !/^(?:_?id|uuid|guid)$/i.test(name);
  const encoded = encodeURIComponent(id);
  if (!isOther && last === encoded) return undefined;
  if (isOther) segments.splice(-1, 1, listOf(name));
  return `/${[...segments, encoded].join('/')}`;
};

const urlFor = (called: string, row: JsonTreeRow, value: string): string | undefined => {
  const { origin } = new URL(called);
  const target = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  if (target !== null) return target.origin === origin ? target.href : undefined;
  const { name } = row;
  if (name === undefined || !isIdName(name) || value === '' || value.length > MAX_ID) return undefined;
  // A mask is no id.
  if (/\s/.test(value) || containsMask(value)) return undefined;
  const path = idPath(called, name, value);
  return path === undefined ? undefined : origin + path;
};

/** What a click on an id or a link of the same host does: it puts a request for it into the form, and sends nothing. */
export const valueLinks =
  (called: string) =>
  (row: JsonTreeRow, doc: JsonDoc): RowLink | undefined => {
    const { node, state } = row;
    if (state !== 'leaf' || (node.kind !== 'string' && node.kind !== 'number')) return undefined;
    if (node.end - node.start > MAX_URL) return undefined;
    const value = node.kind === 'string' ? readString(doc.text, node) : doc.text.slice(node.start, node.end);
    const url = urlFor(called, row, value);
    if (url === undefined) return undefined;
    const open = (): void => {
      putInForm(url);
      focusEndpoint();
    };
    return { label: `Put GET ${url.slice(new URL(url).origin.length)} into the form`, onClick: open };
  };
