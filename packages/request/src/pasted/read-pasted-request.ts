import { buildRequest } from '#src/pasted/build-request.ts';
import { parseCurlCommand } from '#src/pasted/parse-curl-command.ts';
import { isHttpText, parseHttpText } from '#src/pasted/parse-http-text.ts';
import { parseHttpie } from '#src/pasted/parse-httpie.ts';
import type { PastedRequest } from '#src/pasted/pasted-request.ts';
import { readPipe } from '#src/pasted/piped-body.ts';

/** Longer texts are no commands. */
const MAX_LENGTH = 1024 * 1024;

export type PastedText =
  | {
      /** What was recognised, with its article. */
      what: string;
      request: PastedRequest;
      /** The text says nothing about method, headers and body. */
      isUrlOnly: boolean;
      problem?: never;
    }
  | { what: string; problem: string; request?: never };

/** A prompt in front of a command, as documentation has it. */
const withoutPrompt = (text: string): string => text.replace(/^\s*(?:[$%>]|PS[^\n>]*>)\s+/, '').trim();

const CURL = /^(?:(?:sudo|time|command)\s+|\w+=\S*\s+)*\S*\bcurl(?:\.exe)?(?:\s|\^|$)/i;
const HTTPIE = /^https?\s+\S/;

/** A full URL is only of interest if it contains a credential. */
const readUrl = (text: string): PastedText | undefined => {
  if (!/^https?:\/\/\S+$/i.test(text)) return undefined;
  const read = buildRequest({ method: 'GET', endpoint: text, headers: [], body: undefined, notes: [] });
  if (read.request === undefined) return { what: 'a URL', problem: read.problem };
  if (read.request.endpoint === text) return undefined;
  return { what: 'a URL', request: read.request, isUrlOnly: true };
};

/**
 * Reads a request from a pasted text: a curl command, an HTTPie command, an HTTP request, or a URL with a credential.
 * Undefined if the text is none of these.
 */
export const readPastedRequest = (pasted: string): PastedText | undefined => {
  if (pasted.length > MAX_LENGTH) return undefined;
  const text = withoutPrompt(pasted);
  const as = (what: string, parse: (text: string) => ReturnType<typeof parseHttpie>): PastedText => {
    const read = parse(text);
    return read.request === undefined
      ? { what, problem: read.problem }
      : { what, request: read.request, isUrlOnly: false };
  };
  if (CURL.test(text)) return as('a cURL command', (command) => parseCurlCommand(command));
  const pipe = readPipe(text);
  if (pipe !== undefined && CURL.test(pipe.command))
    return as('a cURL command', () => parseCurlCommand(pipe.command, pipe.input));
  if (isHttpText(text)) return as('an HTTP request', parseHttpText);
  if (HTTPIE.test(text)) return as('an HTTPie command', parseHttpie);
  return readUrl(text);
};
