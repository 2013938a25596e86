/** The languages besides English that are read: the names of their files in languages/ and of the columns of its tables. */
export const OTHER_LANGUAGES = [
  'german',
  'spanish',
  'french',
  'portuguese',
  'italian',
  'dutch',
  'japanese',
  'chinese',
] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];
