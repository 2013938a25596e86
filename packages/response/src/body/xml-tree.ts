import { withoutEntities } from '#src/body/markup.ts';

/** An element of XML, with its name without the prefix of a namespace. */
export type XmlElement = {
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
export const readXml = (text: string): XmlElement | undefined => {
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
