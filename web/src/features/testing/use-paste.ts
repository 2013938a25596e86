import type { PastedCredential, PastedRequest } from '@gatehouse/request/pasted/pasted-request.ts';
import { addParams } from '@gatehouse/request/query-params.ts';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { loadOnce } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { HeaderRow, RequestValues } from '#src/shared/request/request-values.ts';

/** What was pasted, and what became of it. */
export interface Pasted {
  /** What was recognised, with its article. */
  what: string;
  notes: readonly string[];
  /** Why it could not be read. */
  problem?: string | undefined;
  /** What it contained to authenticate with. */
  credential?: PastedCredential | undefined;
  /** What the form contained before. */
  before: RequestValues;
}

const reader = loadOnce(
  async () => (await import('@gatehouse/request/pasted/read-pasted-request.ts')).readPastedRequest,
);

/** Whether a text may be more than a path. Decided at once, while the paste can still be prevented. */
const mayBeRequest = (text: string, isWhole: boolean): boolean =>
  /\n|\bcurl(?:\.exe)?\s|^\s*(?:[$%>]\s*)?https?\s|^\s*[A-Z]{3,7}\s/.test(text.trim()) ||
  (isWhole && /^\s*https?:\/\/.*[?@]/i.test(text));

const toRows = (headers: PastedRequest['headers']): HeaderRow[] =>
  headers.map(([name, value]) => ({ id: randomId(), name, value }));

/** Pastes a text as the browser would: on one line, in place of the selection. */
const insertText = (field: HTMLInputElement, text: string): string => {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(
    text.trim().replaceAll(/\s*\n\s*/g, ' '),
    selectionStart ?? value.length,
    selectionEnd ?? value.length,
    'end',
  );
  return field.value;
};

/** Fills the form from a command, an HTTP request or a URL that is pasted into the endpoint field. */
export const usePaste = (form: UseFormReturnType<RequestValues>) => {
  const [pasted, setPasted] = useState<Pasted>();
  useEffect(() => whenIdle(() => void reader.load().catch(() => undefined)), []);

  const read = async (field: HTMLInputElement, text: string): Promise<void> => {
    const before = form.getValues();
    const found = (await reader.load().catch(() => undefined))?.(text);
    if (found?.request === undefined) {
      form.setFieldValue('endpoint', insertText(field, text));
      setPasted(
        found === undefined ? undefined : { what: found.what, problem: found.problem, notes: [], before },
      );
      return;
    }
    const { method, endpoint, headers, body, credential, notes } = found.request;
    const rest = found.isUrlOnly ? {} : { method, body, headers: toRows(headers), withoutKey: undefined };
    form.setValues({ endpoint, offParams: [], ...rest });
    form.clearErrors();
    setPasted({ what: found.what, notes, credential, before });
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const text = event.clipboardData.getData('text/plain');
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (!mayBeRequest(text, isWhole)) return;
    event.preventDefault();
    void read(field, text);
  };

  const undo = (): void => {
    if (pasted !== undefined) form.setValues(pasted.before);
    setPasted(undefined);
  };

  /** Sends what was pasted to authenticate with, and not the chosen key. */
  const takeCredential = ({ headers, params }: PastedCredential): void => {
    const values = form.getValues();
    const { endpoint } = addParams({ endpoint: values.endpoint, off: [] }, params);
    form.setValues({ endpoint, headers: [...values.headers, ...toRows(headers)], withoutKey: true });
    setPasted(undefined);
  };

  return { pasted, onPaste, undo, takeCredential, dismiss: () => setPasted(undefined) };
};
