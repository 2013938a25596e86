/*
 * Everything that is said about a pasted text, by kind: what a call from here does not have of what the text would send.
 * docs/paste.md lists them for people.
 */

/** A sentence, and after a colon in some what it is about. */
export const PASTE_NOTES = {
  'later-commands': 'Only the first command was read',
  next: 'Only the first request of the command was read, the one before --next',
  urls: 'Only the first URL was read',
  'left-out': 'What follows was left out, from here on',
  unknown: 'Not known here, so kept as it is written',
  placeholder: 'Left out, because it only stands for a key',
  'key-parameter': 'The parameter with the key was taken out of the query. Used again, it stands at the end',
  patterns:
    'curl calls a URL with [ ] or { } once for each thing they stand for. Here they stay as they are written',
  encoded: 'Sent as browsers write a URL',
  unquoted: 'The URL has no quotes: a shell would cut it at the &',
  scheme: 'The URL has no scheme: https is used',
  ignored: 'Ignored',
  connection: 'Left out, because it is set for you',
  defaults: 'Sent although the command takes it away',
  'no-header': 'Left out, because it is no header',
  'one-type': 'A call has one Content-Type: the first one is used',
  method: 'The method is sent in capitals',
  json: 'The body is JSON, so it is sent as JSON',
  'json-lines': 'curl would leave out the line breaks of the file. Here it is sent as it is',
  file: 'Only its name is in the command, so choose the file',
  'file-type': 'A file is sent with a Content-Type, which curl does not do here',
  prompt: 'curl would ask for the password. Here it is empty',
  typographic: 'Typographic quotes, dashes and spaces were read as plain ones',
  bytes: 'Bytes that are no text were replaced',
} as const;

export type PasteNoteKind = keyof typeof PASTE_NOTES;

/** The whole sentence. */
export const pasteNote = (kind: PasteNoteKind, about: readonly string[] = []): string =>
  `${PASTE_NOTES[kind]}${about.length === 0 ? '' : `: ${about.join(', ')}`}.`;

/** Why a text is not read at all: a call without it would be another one. */
export const PASTE_PROBLEMS = {
  method: 'The method cannot be sent from here',
  pipe: 'The body comes from a pipe, which cannot be read here',
  'file-among-data': 'A part of the body is in a file, which cannot be read here. Paste its content instead',
  'form-file-text':
    'A field of the form is the text of a file, which cannot be read here. Paste its content instead',
  'form-parts': 'A multipart form inside a form cannot be sent from here',
  'form-headers': 'A part with headers or an encoding of its own cannot be sent from here',
  'form-field': 'A field of the form has no name',
  'header-file': 'A header is in a file, which cannot be read here. Paste its content instead',
  'cookie-file': 'The cookies are in a file, which cannot be read here',
  'config-file': 'The options are in a file (-K), which cannot be read here',
  uploads: 'Several files (-T) cannot be sent with one call',
  'no-url': 'The command has no URL',
  quote: 'A quote in the command is not closed',
  expanded: 'The variables stand for more than 1 MiB of text',
  unknown: 'More than 200 variables or commands in it are not known here',
} as const;

export type PasteProblemKind = keyof typeof PASTE_PROBLEMS;

export class UnreadablePaste extends Error {
  constructor(kind: PasteProblemKind) {
    super(`${PASTE_PROBLEMS[kind]}.`);
  }
}
