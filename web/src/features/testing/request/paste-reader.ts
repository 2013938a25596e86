import { readPaste } from '#src/features/requests/offers/read-paste.ts';

/** Pastes a text as the browser would: on one line, in place of the selection. */
const insertText = (field: HTMLInputElement, text: string): string => {
  const { selectionStart, selectionEnd, value } = field;
  const line = text
    .trim()
    .split(/\n\s*/)
    .map((one) => one.trimEnd())
    .filter((one) => one !== '')
    .join(' ');
  field.setRangeText(line, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  return field.value;
};

/** What a text becomes that is pasted into the endpoint field: a request, or else a part of the endpoint. */
export const pasteReader = { readPaste, insertText };
