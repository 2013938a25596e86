import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { isXml, withoutEntities } from '#src/body/markup.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** An error is short, and at the start of a result: reading that much takes no time, so it needs no thread. */
const MAX_LENGTH = 20_000;
const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 12;

/** One piece after another, each read once, also if its end is missing: CDATA, what is no content, a tag, text. */
const PIECE =
  /<!\[CDATA\[(?<data>(?:[^\]]|\](?!\]>)){0,2000})(?:\]\]>)?|<!--(?:[^-]|-(?!->)){0,2000}(?:-->)?|<[?!][^<>]*>|<(?<close>\/)?(?<name>[A-Za-z_][\w.:-]{0,80})(?<rest>[^<>]*)>|(?<text>[^<]+)|</g;
const ATTRIBUTE = /([A-Za-z_][\w.:-]{0,80})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)')/g;

const localName = (name: string): string => name.replace(/^.*:/, '');

/** An element that is being read: its attributes and children by their names without the prefix of a namespace. */
type Open = { members: Map<string, JsonValue[]>; text: string };

const add = ({ members }: Open, name: string, value: JsonValue): void => {
  const all = members.get(name);
  if (all === undefined) members.set(name, [value]);
  else all.push(value);
};

/** A text if it has nothing else; otherwise an object, with a list for what is there more than once, and its text as `text`. */
const asValue = ({ members, text }: Open): JsonValue => {
  const own = text.trim();
  if (members.size === 0) return own;
  const object: JsonObject = {};
  for (const [name, all] of members)
    if (name !== '__proto__') object[name] = (all.length === 1 ? all[0] : all) ?? null;
  return own === '' || object.text !== undefined ? object : { ...object, text: own };
};

/** An element that has only its attributes so far. */
const elementWith = (attributes: string): Open => {
  const element: Open = { members: new Map(), text: '' };
  for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
    if (!/^xmlns(?::|$)|^xsi:/.test(key))
      add(element, localName(key), withoutEntities(double ?? single ?? ''));
  return element;
};

/** The start of a document in XML as JSON; undefined for what is none. What is deeper than errors are is left out. */
export const xmlAsJson = (body: ResponseBody): JsonObject | undefined => {
  if (!isXml(body)) return undefined;
  const top: Open = { members: new Map(), text: '' };
  const open: { name: string; element: Open; isKept: boolean }[] = [];
  let count = 0;
  const close = (): void => {
    const ended = open.pop();
    const parent = open.at(-1)?.element ?? top;
    if (ended?.isKept) add(parent, ended.name, asValue(ended.element));
  };
  for (const { groups = {} } of String(body.value).slice(0, MAX_LENGTH).matchAll(PIECE)) {
    const { name, close: isClosing, rest = '', data } = groups;
    if (name === undefined) (open.at(-1)?.element ?? top).text += data ?? withoutEntities(groups.text ?? '');
    else if (isClosing !== undefined) close();
    else {
      count += 1;
      const element = elementWith(rest);
      open.push({ name: localName(name), element, isKept: count <= MAX_ELEMENTS && open.length < MAX_DEPTH });
      if (rest.endsWith('/')) close();
    }
  }
  while (open.length > 0) close();
  const [root] = [...top.members];
  return root && { [root[0]]: root[1][0] ?? null };
};
