import { CONNECTION_HEADERS } from '@gatehouse/contract/plain/headers/connection-headers.ts';
import type { Pair } from '#src/features/imports/read/draft.ts';

/** Headers that a browser or a proxy adds, in what it recorded. */
const ADDED_BY_BROWSER =
  /^(?:accept-encoding|accept-language|cache-control|dnt|expect|if-modified-since|if-none-match|origin|pragma|priority|referer|upgrade-insecure-requests|user-agent|via|x-client-data|x-(?:csrf|xsrf)-token|x-requested-with|x-forwarded-.*|sec-.*)$/i;

/** Headers of the connection, which every call has of its own, and the number that Postman gives to a request. */
const isOfConnection = (name: string): boolean =>
  name.startsWith(':') || CONNECTION_HEADERS.has(name.toLowerCase()) || /^postman-token$/i.test(name);

/** What a tool says about itself where its user said nothing. */
const TOOL_AGENT = /^(?:insomnia|postmanruntime|bruno|hoppscotch|vscode-restclient)\b/i;

const isOfTool = ([name, value]: Pair): boolean => /^user-agent$/i.test(name) && TOOL_AGENT.test(value);

/** Whether a header is one that nobody wrote: of the connection, of a tool, or, in what was recorded, of a browser or a proxy. */
export const isAddedHeader = ([name, value]: Pair, isRecorded: boolean): boolean =>
  isOfConnection(name) || isOfTool([name, value]) || (isRecorded && ADDED_BY_BROWSER.test(name));
