/** What a text asks for that needs no API, as vocabulary/gaps.yaml calls it: then nothing comes near, and nothing is shown. */
export const NO_NEED: readonly string[] = [
  'help with code',
  "other people's accounts and messages",
  'advice on law and life',
];
