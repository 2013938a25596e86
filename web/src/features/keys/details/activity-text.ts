import type { AuditItem } from '@gatehouse/contract/audit.ts';
import { nounOf } from '#src/features/keys/key-fields.ts';

const fieldsOf = ({ fields }: AuditItem): string => fields.map(nounOf).join(', ');

const VERDICTS = new Map<AuditItem['valid'], string>([
  [true, 'accepted'],
  [false, 'rejected'],
  [null, 'no verdict'],
]);

const TEXTS: Record<string, string | ((item: AuditItem) => string | undefined)> = {
  'key.add': 'Added',
  'key.reveal': 'Revealed or copied',
  'key.update': (item) => `Edited: ${fieldsOf(item)}`,
  'key.rotate': 'Rotated',
  'key.delete': 'Deleted',
  'key.restore-previous': 'Restored the previous key',
  'key.erase-previous': ({ reason }) =>
    reason === 'expired' ? 'Erased the previous key after 24 hours' : 'Erased the previous key',
  'key.verify': ({ valid, scheduled }) => `${scheduled ? 'Daily check' : 'Verified'}: ${VERDICTS.get(valid)}`,
  'key.try': ({ valid }) => `Tried a new key: ${VERDICTS.get(valid)}`,
  'key.pin-host': 'Pinned a host',
  'key.unpin-host': 'Unpinned a host',
  'key.test': ({ method }) => (method === null ? 'Test call' : `Test call (${method})`),
};

/** What was done, in words; an action that this version does not know is named as it is. */
export const activityText = (item: AuditItem): string => {
  const text = TEXTS[item.action];
  return (typeof text === 'function' ? text(item) : text) ?? item.action;
};

/** Where it was done: the host, or how it changed. Undefined if no host is known. */
export const activityHost = ({ host, previousHost, keySent }: AuditItem): string | undefined => {
  if (previousHost !== null && previousHost !== host) return `${previousHost} → ${host ?? 'none'}`;
  if (host === null) return undefined;
  return keySent === false ? `${host}, without the key` : host;
};
