import type { JsonValue } from '@gatehouse/contract/common.ts';
import { indentJson } from '#src/ui/code/indent-json.ts';

/** More is not indented: a hostile body grows without bounds when its levels are indented. */
const MAX_INDENTED_LENGTH = 64 * 1024 * 1024;

const plainText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The body as it was sent; the description of one that is not text. */
export const sentText = ({
  text,
  response = null,
}: {
  text?: string | undefined;
  response?: JsonValue | undefined;
}): string => text ?? plainText(response);

/** The JSON text with indentation; as it was sent if that would be far too long. */
export const prettyText = (text: string): string => {
  const pretty = indentJson(text, MAX_INDENTED_LENGTH);
  return pretty.length > MAX_INDENTED_LENGTH ? text : pretty;
};
