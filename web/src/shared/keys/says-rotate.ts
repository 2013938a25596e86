/** Whether a text tells the user to rotate the key: then the buttons to do so belong beside it. */
export const saysRotate = (texts: readonly { text: string }[] = []): boolean =>
  texts.some(({ text }) => /\brotate (?:it|the key)\b/i.test(text));
