import { DEFAULT_TEXT_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import type { IndexedRow } from '#src/features/history/history.store.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';
import { maskCalls, secretsOfCall } from '#src/features/history/mask-call.ts';
import type { MaskingTask } from '#src/features/history/masking-thread.ts';
import { toIndexedRow } from '#src/features/history/to-row.ts';
import type { SecretsIn } from '#src/logging/stored-spans.ts';
import { lengthOf, MAX_HERE, usualLimits } from '#src/worker-threads/bounded-work.ts';
import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';
import type { WorkLimits } from '#src/worker-threads/worker-thread.ts';

const pool = createWorkerPool<MaskingTask, IndexedRow[]>(new URL('./masking-thread.ts', import.meta.url), 1);

/** Ends the thread; what it was masking is stored without its texts. */
export const endMaskingThread = (): Promise<void> => pool.close();

const NOT_SHOWN = 'This text is not shown, because it could not be read for secrets in time.';

const textsOf = ({ sent, text }: WaitingCall): string[] => [
  ...(sent === undefined ? [] : textsOfBody(sent.body)),
  text?.text ?? '',
];

const isLong = (call: WaitingCall): boolean => lengthOf(textsOf(call)) > MAX_HERE;

/** The call without its bodies, of which nobody knows what is in them. */
const withoutTexts = (call: WaitingCall): WaitingCall => ({
  ...call,
  sent: call.sent && {
    body: { kind: 'text', text: NOT_SHOWN, contentType: DEFAULT_TEXT_TYPE },
    isCut: true,
  },
  text: call.text && { text: NOT_SHOWN, isCut: true },
});

const inThread = async (
  call: WaitingCall,
  secretsIn: SecretsIn,
  limits: WorkLimits,
): Promise<IndexedRow[]> => {
  const outcome = await pool.run({ call, secrets: await secretsOfCall(call, secretsIn) }, limits);
  if (outcome.ok) return outcome.value;
  return (await maskCalls([withoutTexts(call)], secretsIn)).map(toIndexedRow);
};

/**
 * The calls as they are stored, masked and with their words: one with long texts by a thread of its own, which is ended if it takes
 * too long, so that no text stops the server; its bodies are then not stored. Rejects if the stored secrets cannot be read.
 */
export const toIndexedRows = async (
  calls: readonly WaitingCall[],
  secretsIn: SecretsIn,
  limits: WorkLimits = usualLimits(),
): Promise<IndexedRow[]> => {
  const short = calls.filter((call) => !isLong(call));
  const masked = await maskCalls(short, secretsIn);
  const rows = new Map(masked.map((call, at) => [short[at], toIndexedRow(call)]));
  const inOrder: IndexedRow[] = [];
  for (const call of calls) {
    const row = rows.get(call);
    inOrder.push(...(row === undefined ? await inThread(call, secretsIn, limits) : [row]));
  }
  return inOrder;
};
