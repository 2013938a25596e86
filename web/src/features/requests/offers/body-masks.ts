import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { mapTexts } from '@gatehouse/contract/plain/map-json.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import { containsMask, removeMasks } from '@gatehouse/secrets/masks.ts';

/** A text of a URL or a form as it is meant. */
export const decodedText = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A value with nothing in the places of its masks. */
export const valueWithoutMasks = (value: JsonValue): JsonValue =>
  mapTexts(value, (text) => (containsMask(text) ? '' : text));

/** The same of a body. What is not masked stays as it was typed. */
export const bodyWithoutMasks = (body: CallBody): CallBody => {
  const value = body.kind === 'json' ? parseJsonText(body.text) : undefined;
  if (value === undefined)
    return changeBodyTexts(body, (text, kind) =>
      kind === 'form'
        ? text.replace(/=([^&]*)/g, (whole, one: string) => (containsMask(decodedText(one)) ? '=' : whole))
        : removeMasks(text),
    );
  const text = JSON.stringify(value);
  const emptied = JSON.stringify(valueWithoutMasks(value));
  return emptied === text ? body : { kind: 'json', text: emptied };
};
