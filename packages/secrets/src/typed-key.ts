/**
 * Whether a text that is typed may have a key, told without anything that a first load would have to wait for: by how keys
 * begin, or because digits and capitals follow small letters again and again. It is wrong now and then: what it takes for a
 * key is only treated with more care.
 */
export const mayHaveKey = (text: string): boolean =>
  /\b([prs]k|gh\w)[-_]\S{8}|AKIA|([a-z]{1,9}[A-Z\d]{1,9}){4}/.test(text);
