/** The qualities that the catalogue knows of its APIs. */
export const FREE = 'free of charge';
export const OPEN_SOURCE = 'open source';
export const NO_KEY = 'usable without a key';
export const COMMERCIAL = 'commercial use';
export const NO_CARD = 'no credit card';
export const DATA_IN_EU = 'data in the EU';
export const CHECKED_QUALITIES: readonly string[] = [
  FREE,
  OPEN_SOURCE,
  NO_KEY,
  COMMERCIAL,
  NO_CARD,
  DATA_IN_EU,
];
