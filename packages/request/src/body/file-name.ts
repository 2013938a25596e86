/** What a program calls the file of a binary body that has no name. */
const UNNAMED = 'request-body.bin';

/** The name under which a program reads a file from its working folder: a path would lead elsewhere. */
export const readName = (fileName: string | undefined): string =>
  (fileName ?? UNNAMED).split(/[/\\]/).at(-1)?.trim() || UNNAMED;
