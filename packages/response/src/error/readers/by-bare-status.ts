import type { FailedCall } from '#src/error/failed-call.ts';
import { type ReadError, toError } from '#src/error/meaning.ts';

/** As the table of the host explains a status, if the response says nothing else: an address that is in no breach. */
export const readByBareStatus = ({ status, codes, message, tables }: FailedCall): ReadError | undefined => {
  if (codes.length > 0 || message !== '') return undefined;
  const own = tables.filter(({ source }) => source === 'host');
  const meaning = own.map(({ table }) => table.statuses?.[status]).find((one) => one !== undefined);
  return meaning && toError(meaning, 'host');
};
