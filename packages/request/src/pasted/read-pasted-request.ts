import { buildRequest } from '#src/pasted/build-request.ts';
import { parseCurlCommand } from '#src/pasted/parse-curl-command.ts';
import { isHttpText, parseHttpText } from '#src/pasted/parse-http-text.ts';
import { parseHttpie } from '#src/pasted/parse-httpie.ts';
import type { PastedRequest, ReadPaste } from '#src/pasted/pasted-request.ts';
import type { AssignedAbove } from '#src/pasted/shell-expansion.ts';
import { readScript } from '#src/pasted/shell-script.ts';

/** Longer texts are no commands. */
const MAX_LENGTH = 1024 * 1024;

export type PastedText =
  | {
      /** What was recognized, with its article. */
      what: string;
      request: PastedRequest;
      /** The text says nothing about method, headers and body. */
      isUrlOnly: boolean;
      problem?: never;
    }
  | { what: string; problem: string; request?: never };

/** A full URL is only of interest if it contains a credential. */
const readUrl = (text: string): PastedText | undefined => {
  if (!/^https?:\/\/\S+$/i.test(text)) return undefined;
  const read = buildRequest({ method: 'GET', endpoint: text, headers: [], body: undefined, notes: [] });
  if (read.request === undefined) return { what: 'a URL', problem: read.problem };
  if (read.request.endpoint === text) return undefined;
  return { what: 'a URL', request: read.request, isUrlOnly: true };
};

const PROGRAMS = {
  curl: { what: 'a cURL command', parse: parseCurlCommand },
  httpie: { what: 'an HTTPie command', parse: parseHttpie },
};

/**
 * Reads a request from a pasted text: a curl command, an HTTPie command, an HTTP request, or a URL with a credential.
 * Undefined if the text is none of these.
 * @param above what a script assigns above the text
 */
export const readPastedRequest = (pasted: string, above?: AssignedAbove): PastedText | undefined => {
  if (pasted.length > MAX_LENGTH) return undefined;
  const as = (what: string, read: ReadPaste): PastedText =>
    read.request === undefined
      ? { what, problem: read.problem }
      : { what, request: read.request, isUrlOnly: false };
  const command = readScript(pasted, above);
  if (command !== undefined) {
    const { what, parse } = PROGRAMS[command.program];
    return as(what, parse(command.split));
  }
  const text = pasted.trim();
  return isHttpText(text) ? as('an HTTP request', parseHttpText(text)) : readUrl(text);
};
