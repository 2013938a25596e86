import { Parser } from 'htmlparser2';

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

/** 1 MiB: a longer page is cut. */
export const MAX_HTML_LENGTH = 1024 * 1024;
/**
 * Elements that are open at the same time: a page is read up to the first one that is nested deeper. Real pages stay
 * below 100, unless they never close their list items. The parser searches the open elements at each end tag.
 */
export const MAX_DEPTH = 1024;
/**
 * Elements of SVG and MathML that the parser counts as left only at an end tag, even if they close themselves: its list of
 * them grows, and each further one takes longer. A page is read up to the last one of this number.
 */
export const MAX_FOREIGN = 2000;

const FOREIGN = new Set([
  ...['math', 'svg', 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml'],
  ...['foreignobject', 'desc', 'title'],
]);
const WITHOUT_WORDS = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head']);
const MAX_TEXT = 200_000;
const MAX_ANCHORS = 1000;
const MAX_HEADINGS = 40;
const MAX_META = 100;
const MAX_DESCRIPTIONS = 100;
/** Characters of a link or a heading, and the texts that they are put together from. */
const MAX_WORDS = 200;
const MAX_TEXTS = 200;

/** Collects the words of one element while it is open. */
type Collector = {
  words: string;
  texts: number;
  /** How many elements that are open contain no words; what is below a further one is left out. */
  silent: number;
  done: (words: string) => void;
};

type OpenElement = { name: string; collector: Collector | undefined };

const oneSpaced = (text: string, max: number): string => text.slice(0, max).replace(/\s+/g, ' ').trim();

const keepMeta = (meta: Map<string, string>, { name, property, content }: Record<string, string>): void => {
  const key = (property ?? name ?? '').toLowerCase();
  if (key !== '' && content !== undefined && meta.size < MAX_META && !meta.has(key)) meta.set(key, content);
};

/** Where text goes: to the page and to the links and headings that are open. */
const createTexts = () => {
  const open: OpenElement[] = [];
  const collecting = new Set<Collector>();
  const parts: string[] = [];
  let length = 0;
  let silent = 0;
  /** The parser splits a text at each entity; it is one text up to the next tag or comment. */
  let pending = '';

  const flush = (): void => {
    if (pending === '') return;
    if (silent === 0 && length < MAX_TEXT) {
      parts.push(pending);
      length += pending.length;
    }
    for (const collector of collecting) {
      if (collector.silent !== silent) continue;
      collector.words += ` ${pending.slice(0, MAX_WORDS)}`;
      collector.texts += 1;
      if (collector.words.length >= MAX_WORDS || collector.texts >= MAX_TEXTS) collecting.delete(collector);
    }
    pending = '';
  };

  return {
    open,
    flush,
    add: (text: string): void => {
      pending += text;
    },
    enter: (name: string, done: Collector['done'] | undefined): void => {
      const collector = done && { words: '', texts: 0, silent, done };
      open.push({ name, collector });
      if (collector !== undefined) collecting.add(collector);
      if (WITHOUT_WORDS.has(name)) silent += 1;
    },
    leave: (): void => {
      const element = open.pop();
      if (element === undefined) return;
      if (WITHOUT_WORDS.has(element.name)) silent -= 1;
      const { collector } = element;
      if (collector === undefined) return;
      collecting.delete(collector);
      collector.done(oneSpaced(collector.words, MAX_WORDS));
    },
    whole: (): string => oneSpaced(parts.join(' '), MAX_TEXT),
  };
};

/** Records what an element says by itself. Returns what to do with its words; undefined if they are not needed. */
const createRecorder = (parts: PageParts, meta: Map<string, string>) => {
  return (name: string, attribs: Record<string, string>): Collector['done'] | undefined => {
    const { href } = attribs;
    if (name === 'meta') keepMeta(meta, attribs);
    else if (name === 'base') parts.base ??= href;
    else if (name === 'link' && attribs.rel === 'service-desc' && href !== undefined) {
      if (parts.descriptions.length < MAX_DESCRIPTIONS) parts.descriptions.push(href);
    } else if (name === 'title' && parts.title === '') {
      return (words) => {
        parts.title ||= words;
      };
    } else if (name === 'a' && href !== undefined && parts.anchors.length < MAX_ANCHORS) {
      // In the order in which they begin.
      const anchor = { href, words: '' };
      parts.anchors.push(anchor);
      return (words) => {
        anchor.words = words;
      };
    } else if ((name === 'h2' || name === 'h3') && parts.headings.length < MAX_HEADINGS) {
      const at = parts.headings.push('') - 1;
      return (words) => {
        parts.headings[at] = words;
      };
    }
    return undefined;
  };
};

/**
 * Splits a page into its parts in one pass, without building a tree. The time grows with the length of the page,
 * whatever it contains: it is cut where it becomes too long or too deeply nested.
 */
export const readTree = (html: string): PageParts => {
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
  const texts = createTexts();
  const record = createRecorder(parts, meta);
  let foreign = 0;
  const parser = new Parser({
    onopentag: (name, attribs) => {
      texts.flush();
      texts.enter(name, record(name, attribs));
      if (FOREIGN.has(name)) foreign += 1;
      if (texts.open.length > MAX_DEPTH || foreign > MAX_FOREIGN) parser.pause();
    },
    onclosetag: () => {
      texts.flush();
      texts.leave();
    },
    ontext: texts.add,
    oncomment: texts.flush,
  });
  parser.end(html.slice(0, MAX_HTML_LENGTH));
  texts.flush();
  while (texts.open.length > 0) texts.leave();
  parts.text = texts.whole();
  return parts;
};
