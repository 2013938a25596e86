import { asText } from '@gatehouse/contract/plain/json-text.ts';
import { isWebPage, type ResponseBody } from '#src/body/read-response-body.ts';

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

/** What a short web page calls its error: Overpass writes `Error: line 1: parse error` into one. */
export const errorInPage = (body: ResponseBody): string | undefined =>
  isWebPage(body) ? /\berror ?: (\S.{0,299})/i.exec(pageWords(body) ?? '')?.[1] : undefined;

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
