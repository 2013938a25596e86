import { createContext, use } from 'react';

/** A part of a text, and what is to be said about it while it is typed. */
export interface FieldNote {
  start: number;
  end: number;
  text: string;
}

/** What is noted about a text; always the same function for the same notes. */
type NotesOf = (text: string) => readonly FieldNote[];

const NONE: NotesOf = () => [];

/** The fields below mark what is noted about their texts. */
export const FieldNotes = createContext<NotesOf>(NONE);

export const useNotesOf = (): NotesOf => use(FieldNotes);

/** The properties of an input with this text: it is marked and says why, and is not invalid yet. */
export const useFieldNotes = (text: string) => {
  const notes = useNotesOf()(text);
  if (notes.length === 0) return undefined;
  const said = [...new Set(notes.map((note) => note.text))].join('. ');
  return { 'data-noted': true, title: said, 'aria-description': said };
};
