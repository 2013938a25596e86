import type { UseFormReturnType } from '@mantine/form';
import { type ClipboardEvent, useEffect, useState } from 'react';
import type { PasteReading } from '#src/features/requests/offers/read-paste.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

const reader = loadExport(() => import('#src/features/testing/request/paste-reader.ts'), 'pasteReader');

/** Whether a text may be more than a path. Decided at once, while the paste can still be prevented. */
const mayBeRequest = (text: string, isWhole: boolean): boolean =>
  /\n|\bcurl(?:\.exe)?\s|^\s*(?:[$%>]\s*)?https?\s|^\s*[A-Z]{3,7}\s/.test(text.trim()) ||
  (isWhole && /^\s*https?:\/\/.*[?@]/i.test(text));

/** Fills the form from a command, an HTTP request or a URL that is pasted into the endpoint field. */
export const usePaste = (form: UseFormReturnType<RequestValues>) => {
  const [pasted, setPasted] = useState<PasteReading>();
  useEffect(() => whenIdle(() => void reader.load().catch(() => undefined)), []);

  const read = async (field: HTMLInputElement, text: string): Promise<void> => {
    const loaded = await reader.load().catch(() => undefined);
    const found = loaded?.readPaste(text, form.getValues());
    if (found?.change === undefined)
      form.setFieldValue('endpoint', loaded?.insertText(field, text) ?? field.value + text);
    else {
      form.setValues(found.change);
      form.clearErrors();
    }
    setPasted(found?.pasted);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const text = event.clipboardData.getData('text/plain');
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (!mayBeRequest(text, isWhole)) return;
    event.preventDefault();
    void read(field, text);
  };

  return { pasted, onPaste, dismiss: () => setPasted(undefined) };
};
