import { STATUS_CODES } from 'node:http';

/** What a status is called (RFC 9110); undefined for a number that is none. */
export const statusName = (status: number): string | undefined => STATUS_CODES[status];

const NAMES = new Set(Object.values(STATUS_CODES).map((name) => String(name).toLowerCase()));

export const isStatusName = (text: string): boolean => NAMES.has(text.toLowerCase());
