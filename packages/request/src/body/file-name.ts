/** What a program calls the file of a binary body that has no name. */
const UNNAMED = 'request-body.bin';

/** Of a name of a file: it would break a line of a program or of a document. */
const CONTROL = /\p{Cc}|\u2028|\u2029/gu;

/** The name under which a program reads a file from its working folder: a path would lead elsewhere, and a line break too. */
export const readName = (fileName: string | undefined): string =>
  (fileName ?? UNNAMED).replaceAll(CONTROL, ' ').split(/[/\\]/).at(-1)?.trim() || UNNAMED;
