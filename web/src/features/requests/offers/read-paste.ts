import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { PastedCredential, PastedRequest } from '@gatehouse/request/pasted/pasted-request.ts';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { addParams } from '@gatehouse/request/query-params.ts';
import { randomId } from '@mantine/hooks';
import { pastedFormBody } from '#src/features/requests/offers/pasted-body.ts';
import type { HeaderRow, RequestValues } from '#src/features/requests/offers/request-values.ts';
import { secretNames } from '#src/lib/secret-names.ts';

/** What was pasted, and what became of it. */
export interface PasteReading {
  /** What was recognized, with its article. */
  what: string;
  notes: readonly string[];
  /** Why it could not be read. */
  problem?: string | undefined;
  /** What it contained to authenticate with. */
  credential?: PastedCredential | undefined;
  /** What the form contained before. */
  before: RequestValues;
}

/** A body stays as it was pasted: secrets in it are meant to be sent. */
const notesOnBody = (body: string): string[] => {
  const names = secretNames(parseJsonText(body));
  if (names.length === 0) return [];
  const [fields, values, are] =
    names.length === 1 ? ['field', 'its value', 'is'] : ['fields', 'their values', 'are'];
  return [
    `The body has the ${fields} ${andList(names)}: ${values} ${are} sent as pasted, and ${are} gone after a reload.`,
  ];
};

/** What the form says of a body is true of the one before. */
const NO_FLAGS = { hasRareBody: undefined, sendsEmptyObject: undefined };

const toRows = (headers: PastedRequest['headers']): HeaderRow[] =>
  headers.map(([name, value]) => ({ id: randomId(), name, value }));

/**
 * Reads a pasted text: what it changes in the form, and what is said about it. No change if it is no request or cannot be
 * read: then it is pasted as it is.
 */
export const readPaste = (
  text: string,
  before: RequestValues,
): { change?: Partial<RequestValues>; pasted?: PasteReading } => {
  const found = readPastedRequest(text);
  if (found === undefined) return {};
  if (found.request === undefined)
    return { pasted: { what: found.what, problem: found.problem, notes: [], before } };
  const { method, endpoint, body: pastedBody, credential, notes } = found.request;
  const { headers, ...body } = pastedFormBody(method, pastedBody, found.request.headers);
  const rest = found.isUrlOnly
    ? {}
    : { method, ...NO_FLAGS, ...body, headers: toRows(headers), withoutKey: undefined };
  return {
    change: { endpoint, offParams: [], ...rest },
    pasted: {
      what: found.what,
      notes: [...notes, ...notesOnBody(body.body)],
      credential,
      before: { otherBody: undefined, ...NO_FLAGS, ...before },
    },
  };
};

/** What changes in the form if the pasted key is to be sent, and not the chosen one. */
export const withCredential = (
  values: RequestValues,
  { headers, params }: PastedCredential,
): Partial<RequestValues> => ({
  endpoint: addParams({ endpoint: values.endpoint, off: [] }, params).endpoint,
  headers: [...values.headers, ...toRows(headers)],
  withoutKey: true,
});
