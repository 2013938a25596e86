import type { TestStep } from '@gatehouse/contract/testing.ts';
import type { OnResponse } from '@gatehouse/outbound/outbound.ts';
import { createRecordSplitter, RECORD_SEPARATOR, recordKindOf } from '@gatehouse/request/stream-records.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { createRecordMasker, createTextMasker } from '#src/features/calls/mask-response.ts';
import { maskedSecretsOf } from '#src/features/calls/own-secrets.ts';

/** After this many characters nothing is reported until the end: the result has all of it. */
const MAX_REPORTED = 2 * 1024 * 1024;

/** A secret with a line break could be in two records, and neither would show it. */
const isInOneRecord = (secret: string): boolean =>
  !['\r', '\n', RECORD_SEPARATOR].some((end) => secret.includes(end));

/** Events are always UTF-8, JSON nearly always; another charset is read from the whole body, at the end. */
const isUtf8 = (contentType: string): boolean =>
  /^utf-?8$/i.test(/charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8');

/**
 * Reports the records of a stream while they arrive, masked. Only complete ones are reported, because a key may arrive in
 * two parts, and one that may be the start of a key in the text of a model waits for the next; what is left at the end is in the
 * result.
 */
export const watchRecords = (credential: CallCredential, onStep: (step: TestStep) => void): OnResponse => {
  const startedAt = performance.now();
  return ({ status, statusText, headers }) => {
    const contentType = headers['content-type'] ?? '';
    const kind = recordKindOf(contentType);
    const secrets = maskedSecretsOf(credential);
    if (
      kind === undefined ||
      !isUtf8(contentType) ||
      !secrets.every(({ values }) => values.every(isInOneRecord))
    )
      return undefined;
    const mask = createTextMasker(secrets);
    const maskRecords = createRecordMasker(kind, secrets);
    const head = { status, statusText: mask(statusText), contentType: mask(contentType) };
    const report = (records: string[]): void => {
      const at = Math.round((performance.now() - startedAt) * 100) / 100;
      onStep({ ...head, at, records });
    };
    const splitter = createRecordSplitter(kind);
    const decoder = new TextDecoder();
    let length = 0;
    report([]);
    return (chunk) => {
      length += chunk.length;
      if (length > MAX_REPORTED) return;
      const records = splitter.push(decoder.decode(chunk, { stream: true }));
      const masked = maskRecords(records);
      if (masked.length > 0) report(masked);
    };
  };
};
