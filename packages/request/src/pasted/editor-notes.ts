import { pasteNote } from '#src/pasted/paste-notes.ts';

/** About the form into which a request is pasted; they say nothing about the request itself. */
export const NOTES_OF_THE_EDITOR: ReadonlySet<string> = new Set([pasteNote('placeholder')]);
