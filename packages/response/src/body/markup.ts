import { asText } from '@gatehouse/contract/plain/json-text.ts';
import { isWebPage, type ResponseBody } from '#src/body/read-response-body.ts';
import { isStatusName, statusName } from '#src/body/status-names.ts';

/** How much of a page is searched. */
const MAX_LENGTH = 20_000;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text with the five entities of XML as the characters that they stand for. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => ENTITIES[name] ?? name);

const elementText = ({ value }: ResponseBody, element: RegExp): string | undefined =>
  asText(withoutEntities(element.exec(String(value).slice(0, MAX_LENGTH))?.[1] ?? ''));

export const isXml = ({ kind, mediaType, value }: ResponseBody): boolean =>
  kind === 'text' && (/[/+]xml$/.test(mediaType) || /^\s*<\?xml\b/.test(String(value)));

/** The title of a web page; undefined if it has none. */
export const pageTitle = (page: ResponseBody): string | undefined =>
  elementText(page, /<title[^>]{0,200}>([^<]{1,300})/i);

/** A longer page says more than what is wrong. */
const MAX_PAGE_WORDS = 600;

/** The words of a short web page; undefined for a longer one, and for one with scripts, which is made for people. */
export const pageWords = ({ value }: ResponseBody): string | undefined => {
  const page = String(value);
  const body = page.slice(Math.max(0, page.search(/<body\b/i)));
  if (page.length > MAX_LENGTH || /<(?:script|style)\b/i.test(body)) return undefined;
  const words = body
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > MAX_PAGE_WORDS ? undefined : asText(words);
};

/** How the title of an error begins; what follows is its reason, unless that is what its status is called. */
const NUMBERED = /^(?:http )?(?:error |status )?([45]\d\d)\b[\s:|–-]{0,5}(\S+\s+\S+\s+\S.*)/i;

const reasonInTitle = (page: ResponseBody): string | undefined => {
  const [, status, reason] = NUMBERED.exec(pageTitle(page) ?? '') ?? [];
  const name = statusName(Number(status));
  const isOnlyName = name !== undefined && reason?.toLowerCase().includes(name.toLowerCase());
  return reason === undefined || isOnlyName || isStatusName(reason) ? undefined : reason;
};

/** What stands in a page after the number of its error and what that is called; with 403 it is the word of a filter. */
const AFTER_NAME = /^(?:error |http )?([45]\d\d)[\s:|–-]{1,5}([a-z][a-z -]{2,40})$/i;
const SERVED_BY = /\b(?:nginx|apache|openresty|caddy|lighttpd)\b.{0,80}$/i;

const reasonAfterHeading = (page: ResponseBody): string | undefined => {
  const heading = elementText(page, /<h1[^>]{0,200}>([^<]{1,100})/i)?.trim() ?? '';
  const [, status, name] = AFTER_NAME.exec(heading) ?? [];
  const words = pageWords(page);
  if (status === undefined || status === '403' || !isStatusName(name ?? '') || words === undefined)
    return undefined;
  const reason = words.slice(words.indexOf(heading) + heading.length).replace(SERVED_BY, '');
  return /\S\s+\S+\s+\S/.test(reason) ? reason.trim() : undefined;
};

/** What a short web page calls its error, in its title or as Overpass does: `Error: line 1: parse error`. */
export const errorInPage = (body: ResponseBody): string | undefined =>
  isWebPage(body)
    ? (reasonInTitle(body) ??
      reasonAfterHeading(body) ??
      /\berror ?: (\S.{0,299})/i.exec(pageWords(body) ?? '')?.[1])
    : undefined;

/** What a script in PHP prints before its response if something is wrong in it. */
const SCRIPT =
  /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Fatal error|Parse error|Warning|Notice|Deprecated)(?:<\/b>)?:\s{1,4}([\s\S]{1,1000}?) in (?:<b>)?[^\s<]{1,300}(?:<\/b>)? on line (?:<b>)?\d/;

/** The message of a script that stands before the response; undefined if there is none. */
export const scriptMessage = ({ kind, value }: ResponseBody): string | undefined =>
  kind === 'text' ? SCRIPT.exec(String(value).slice(0, MAX_LENGTH))?.[1] : undefined;

/** The name of the outermost element. */
export const rootElement = ({ value }: ResponseBody): string | undefined =>
  /<([A-Za-z_][\w.:-]{0,60})/.exec(
    String(value)
      .slice(0, 2_000)
      .replace(/<[?!][^>]*>/g, ''),
  )?.[1];

/** The text of the first element with this name; undefined if there is none, and for what is no XML. */
export const elementOf = (body: ResponseBody, name: string): string | undefined =>
  isXml(body) ? elementText(body, new RegExp(`<${name}>([^<]{1,300})</${name}>`)) : undefined;

/** Whether words begin as those of an error do. */
export const beginsLikeError = (words: string): boolean =>
  /^(?:error|invalid|missing|access denied|forbidden|unauthori[sz]ed|bad request|not found)\b/i.test(words);

/** Whether a short page is what some APIs send with 200 in place of data: `<title>Invalid Key</title>`. */
export const isErrorPage = (body: ResponseBody): boolean =>
  isWebPage(body) && pageWords(body) !== undefined && beginsLikeError(pageTitle(body) ?? '');
