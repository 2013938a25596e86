/** About the form into which a request is pasted; they say nothing about the request itself. */
export const PLACEHOLDER_LEFT_OUT = 'A placeholder for a key was left out. The key you chose is used.';
export const GET_BODY_KEPT = 'A GET sends no body. It is kept in case you change the method.';

export const NOTES_OF_THE_EDITOR: ReadonlySet<string> = new Set([PLACEHOLDER_LEFT_OUT, GET_BODY_KEPT]);
