import { Parser } from 'htmlparser2';

/** An element of XML, with its name without the prefix of a namespace. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** An error is short, and at the start of a result. */
const MAX_LENGTH = 20_000;
const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 12;

const localName = (name: string): string => name.replace(/^.*:/, '');

/** The outermost element of the start of a text; undefined if it has none. What is deeper than errors are is left out. */
export const readXml = (text: string): XmlElement | undefined => {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        const element = { name: localName(name), attributes, text: '', children: [] };
        if (count <= MAX_ELEMENTS && open.length <= MAX_DEPTH) open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        const element = open.at(-1);
        if (element !== undefined) element.text += data;
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text.slice(0, MAX_LENGTH));
  return top.children[0];
};
