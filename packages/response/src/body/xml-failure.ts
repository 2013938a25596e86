import { isXml, withoutEntities } from '#src/body/markup.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** An element of XML, with its name without the prefix of a namespace. */
type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** An error is short, and at the start of a result: reading that much takes no time, so it needs no thread. */
const MAX_LENGTH = 20_000;
const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 12;

/** One piece after another, each read once: CDATA, what is no content, a tag, text. */
const PIECE =
  /<!\[CDATA\[(?<data>(?:[^\]]|\](?!\]>)){0,2000})\]\]>|<!--(?:[^-]|-(?!->)){0,2000}-->|<[?!][^<>]*>|<(?<close>\/)?(?<name>[A-Za-z_][\w.:-]{0,80})(?<rest>[^<>]*)>|(?<text>[^<]+)|</g;
const ATTRIBUTE = /([A-Za-z_][\w.:-]{0,80})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)')/g;

const localName = (name: string): string => name.replace(/^.*:/, '');

const attributesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(
    [...rest.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      localName(name),
      withoutEntities(double ?? single ?? ''),
    ]),
  );

/** The outermost element of the start of a text; undefined if it has none. What is deeper than errors are is left out. */
const readXml = (text: string): XmlElement | undefined => {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  let count = 0;
  for (const { groups = {} } of text.slice(0, MAX_LENGTH).matchAll(PIECE)) {
    const { name, close, rest = '', data } = groups;
    const parent = open.at(-1) ?? top;
    if (name === undefined) parent.text += data ?? withoutEntities(groups.text ?? '');
    else if (close !== undefined) open.splice(Math.max(1, open.length - 1));
    else {
      count += 1;
      const element = { name: localName(name), attributes: attributesOf(rest), text: '', children: [] };
      if (count <= MAX_ELEMENTS && open.length <= MAX_DEPTH) parent.children.push(element);
      if (!rest.endsWith('/')) open.push(element);
    }
  }
  return top.children[0];
};

/** What a document in XML reports. */
export type XmlFailure = {
  code: string | undefined;
  message: string | undefined;
  /** Beside the error it has a result. */
  isPartial: boolean;
};

/** Documents whose words are other people's. */
const CONTENT = /^(?:rss|feed|RDF|html|svg|urlset|sitemapindex|opml|kml|gpx)$/;

/** eBay, PayPal, Flickr, Last.fm, Namecheap, BigBlueButton, WHMCS: where a response says how the call ended. */
const OUTCOME = /^(?:ack|stat|status|result|return_?code|success|is_?success|succeeded)$/i;
/** What can be the state of a thing says how a call ended in the root of a response only. */
const STATE = /^(?:status|result|success)$/i;
const ENVELOPE = /api|response|result|reply|^(?:rsp|xml|lfm)$/i;
const FAILED = /^(?:fail|failed|failure|error|partial_?failure|false|not_?ok)$/i;

const ERROR_ROOT = /^(?:errors?|error_?response|fault|err|(?:service_?)?exception(?:_?report|_?response)?)$/i;
const ERROR = /^(?:errors?|err|error_?list|faults?|failed|failures?|batch_?result_?error_?entry)$/i;
const RESULT = /(?:response|result|reply)s?$|^OAI-PMH$/i;
const NO_RESULT = /error|fault|fail|meta|request|warning|header|version|server|time/i;

const CODE = /^(?:error_?|exception_?)?(?:code|number|message_?key)$/i;
/** The longer words first. */
const WORDS = [
  /^long_?message$/i,
  /^(?:error_?)?(?:message|msg)$/i,
  /^(?:error_?)?(?:description|text)$/i,
  /^short_?message$/i,
  /^(?:reason|faultstring|service_?exception|exception_?text)$/i,
  // XML-RPC
  /^string$/i,
];

const childrenLike = ({ children }: XmlElement, name: RegExp): XmlElement[] =>
  children.filter((child) => name.test(child.name));

const textOf = (element: XmlElement | undefined): string | undefined => {
  const text = element?.text.trim();
  return text === '' ? undefined : text;
};

/** The element and all within it, the outer ones first. */
const allWithin = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(allWithin)];

const attributeLike = ({ attributes }: XmlElement, name: RegExp): string | undefined =>
  Object.entries(attributes).find(([key]) => name.test(key))?.[1];

const codeWithin = (element: XmlElement): string | undefined => {
  const all = allWithin(element);
  const named = all.filter(({ name, children }) => CODE.test(name) && children.length === 0);
  return (
    named.map(textOf).find((text) => text !== undefined) ??
    all.map((one) => attributeLike(one, CODE)).find((code) => code !== undefined)
  );
};

const wordsWithin = (element: XmlElement): string | undefined => {
  const all = allWithin(element);
  const named = WORDS.flatMap((words) => all.filter(({ name }) => words.test(name)).map(textOf));
  return (
    named.find((text) => text !== undefined) ??
    all.map((one) => attributeLike(one, /^(?:msg|message)$/i)).find((text) => text !== undefined) ??
    all
      .filter(({ name }) => ERROR.test(name))
      .map(textOf)
      .find((text) => text !== undefined)
  );
};

/** Not a count, and not an empty list. */
const isFilled = (element: XmlElement): boolean =>
  element.children.length > 0 ||
  !/^(?:\d*|false|none|no)$/i.test(element.text.trim()) ||
  attributeLike(element, CODE) !== undefined;

/** How the call ended, in the word of the document: of an attribute of the root, or of an element in it. */
const outcomeOf = (root: XmlElement): string | undefined =>
  attributeLike(root, OUTCOME) ??
  textOf(
    childrenLike(root, OUTCOME).find(
      ({ name, children }) => children.length === 0 && (!STATE.test(name) || ENVELOPE.test(root.name)),
    ),
  );

/** The errors of a result, with the element that they are in. */
const errorsIn = (root: XmlElement): { errors: XmlElement[]; parent: XmlElement } | undefined =>
  (RESULT.test(root.name) ? [root, ...childrenLike(root, RESULT)] : [])
    .map((parent) => ({ errors: childrenLike(parent, ERROR).filter(isFilled), parent }))
    .find(({ errors }) => errors.length > 0);

/** Rails lists what it has in elements with an id, be they errors that were recorded. */
const isListOfThings = ({ children }: XmlElement): boolean =>
  children.some((child) => childrenLike(child, /^id$/i).length > 0);

const isSoapFault = (root: XmlElement): boolean =>
  root.name === 'Envelope' &&
  childrenLike(root, /^Body$/).some((one) => childrenLike(one, /^Fault$/).length > 0);

/** Whether the document as a whole is a failure: by its name, or as it says itself, with words for it and no thing that was read. */
const isFailure = (root: XmlElement, outcome: string | undefined): boolean =>
  (ERROR_ROOT.test(root.name) && !isListOfThings(root)) ||
  isSoapFault(root) ||
  (outcome !== undefined &&
    FAILED.test(outcome) &&
    childrenLike(root, /^id$/i).length === 0 &&
    wordsWithin(root) !== undefined);

const hasResult = (parent: XmlElement): boolean =>
  /results?$/i.test(parent.name) &&
  parent.children.some(({ name, children }) => children.length > 0 && !NO_RESULT.test(name));

/** The failure that a body in XML reports, whatever its status; undefined for a success, and for what is no XML. */
export const failureInXml = (body: ResponseBody): XmlFailure | undefined => {
  const root = isXml(body) ? readXml(String(body.value)) : undefined;
  if (root === undefined || CONTENT.test(root.name)) return undefined;
  const outcome = outcomeOf(root);
  // eBay sends its warnings as errors.
  if (/^(?:success|ok|warning|success_?with_?warning|true)$/i.test(outcome ?? '')) return undefined;
  const inner = errorsIn(root);
  if (inner === undefined && !isFailure(root, outcome)) return undefined;
  const error = inner?.errors[0] ?? root;
  const [code, message] = [codeWithin(error), wordsWithin(error)];
  if (code === undefined && message === undefined) return undefined;
  return {
    code,
    message,
    isPartial: /^partial/i.test(outcome ?? '') || (inner !== undefined && hasResult(inner.parent)),
  };
};
