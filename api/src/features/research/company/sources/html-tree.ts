import { boundHtml } from '#src/features/research/company/bounded-html.ts';

/** A node of the parser's tree, with the fields that are read. */
type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly Node[];
};

/** The useful parts of a page, not interpreted yet. */
export type PageParts = {
  title: string;
  /** By `name` or `property`; the first one of each name. */
  meta: ReadonlyMap<string, string>;
  /** The URL in `<base>`; undefined if there is none. */
  base: string | undefined;
  anchors: { href: string; words: string }[];
  /** Targets of `<link rel="service-desc">`. */
  descriptions: string[];
  headings: string[];
  /** The whole text, with a space between elements. */
  text: string;
};

const WITHOUT_WORDS = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head']);
const MAX_TEXT = 200_000;
const MAX_ANCHORS = 1000;
const MAX_HEADINGS = 40;
const MAX_META = 100;
/** Characters of a link or a heading, and the nodes that are searched for them. */
const MAX_WORDS = 200;
const MAX_NODES = 200;

/** The nodes below a node in document order. Without recursion, because the nesting is untrusted. */
function* nodesBelow(root: Node, isEntered: (node: Node) => boolean): Generator<Node> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    const { children = [] } = node;
    if (!isEntered(node)) continue;
    for (let at = children.length - 1; at >= 0; at -= 1) stack.push(children[at] as Node);
  }
}

const hasWords = ({ name = '' }: Node): boolean => !WITHOUT_WORDS.has(name);

const wordsOf = (element: Node): string => {
  let words = '';
  let nodes = 0;
  for (const { type, data } of nodesBelow(element, hasWords)) {
    nodes += 1;
    if (type === 'text') words += ` ${data ?? ''}`;
    if (words.length >= MAX_WORDS || nodes >= MAX_NODES) break;
  }
  return words.slice(0, MAX_WORDS).replace(/\s+/g, ' ').trim();
};

const textOf = (root: Node): string => {
  const parts: string[] = [];
  let length = 0;
  for (const { type, data = '' } of nodesBelow(root, hasWords)) {
    if (type !== 'text') continue;
    parts.push(data);
    length += data.length;
    if (length >= MAX_TEXT) break;
  }
  return parts.join(' ').slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim();
};

const keepMeta = (meta: Map<string, string>, { name, property, content }: Node['attribs'] & object): void => {
  const key = (property ?? name ?? '').toLowerCase();
  if (key !== '' && content !== undefined && meta.size < MAX_META && !meta.has(key)) meta.set(key, content);
};

/**
 * Splits a page into its parts in one pass. The parser's own selectors are not used: each took seconds on a page of
 * 30,000 links.
 */
export const readTree = async (html: string): Promise<PageParts> => {
  const { load } = await import('cheerio/slim');
  const [root] = load(boundHtml(html)).root().toArray() as Node[];
  const meta = new Map<string, string>();
  const parts: PageParts = {
    title: '',
    meta,
    base: undefined,
    anchors: [],
    descriptions: [],
    headings: [],
    text: '',
  };
  if (root === undefined) return parts;
  for (const node of nodesBelow(root, () => true)) {
    const { name, attribs = {} } = node;
    if (name === 'title' && parts.title === '') parts.title = wordsOf(node);
    else if (name === 'meta') keepMeta(meta, attribs);
    else if (name === 'base') parts.base ??= attribs.href;
    else if (name === 'a' && attribs.href !== undefined && parts.anchors.length < MAX_ANCHORS)
      parts.anchors.push({ href: attribs.href, words: wordsOf(node) });
    else if (name === 'link' && attribs.rel === 'service-desc' && attribs.href !== undefined)
      parts.descriptions.push(attribs.href);
    else if ((name === 'h2' || name === 'h3') && parts.headings.length < MAX_HEADINGS)
      parts.headings.push(wordsOf(node));
  }
  parts.text = textOf(root);
  return parts;
};
