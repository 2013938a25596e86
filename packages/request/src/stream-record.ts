import { asObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { RECORD_SEPARATOR, type RecordKind } from '#src/stream-records.ts';

export interface StreamRecord {
  /** The type of an event; undefined if it has none. */
  type: string | undefined;
  id: string | undefined;
  /** The data of an event, or the whole record. */
  data: string;
  /** The piece of text that a model wrote, if this is one. */
  delta: string | undefined;
}

/** The fields of an event (WHATWG HTML, 9.2.6); those of one name are joined with line breaks. */
const eventFields = (block: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    const before = name === 'data' ? fields.get(name) : undefined;
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return fields;
};

/** A piece of text as OpenAI (both of its APIs), Anthropic, Google and Ollama send it. */
const deltaOf = (data: string): string | undefined => {
  const root = asObject(data.startsWith('{') ? parseJsonText(data) : undefined);
  if (root === undefined) return undefined;
  const first = (value: unknown) => asObject(Array.isArray(value) ? value[0] : undefined);
  const choice = first(root.choices);
  const delta = asObject(choice?.delta) ?? asObject(root.delta);
  const candidate = asObject(first(root.candidates)?.content);
  const all = [
    delta?.content,
    delta?.text,
    choice?.text,
    root.type === 'response.output_text.delta' ? root.delta : undefined,
    first(candidate?.parts)?.text,
    asObject(root.message)?.content,
    typeof root.model === 'string' ? root.response : undefined,
  ];
  // With its spaces, which begin most words.
  return all.find((text): text is string => typeof text === 'string' && text !== '');
};

/** The names of one of which a model's text is the value; any name can be written with escapes. */
const TEXT_NAME = /"(?:content|text|delta|response)"|\\u/;

/** Whether a record can hold a piece of text at all: far quicker than reading it. */
export const mayHoldText = (record: string): boolean => TEXT_NAME.test(record);

export const readRecord = (kind: RecordKind, text: string): StreamRecord => {
  if (kind !== 'events') {
    const data = text.replaceAll(RECORD_SEPARATOR, '').trim();
    return { type: undefined, id: undefined, data, delta: deltaOf(data) };
  }
  const fields = eventFields(text);
  const data = fields.get('data') ?? fields.get('') ?? '';
  return { type: fields.get('event'), id: fields.get('id'), data, delta: deltaOf(data) };
};

/** The text that a model wrote in all of these records; empty if there is none. */
export const writtenText = (records: readonly StreamRecord[]): string =>
  records.map(({ delta = '' }) => delta).join('');
