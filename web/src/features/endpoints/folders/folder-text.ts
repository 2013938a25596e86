/** What a select has for the id of a folder: an empty text for none. */
export const folderText = (id: number | null | undefined): string => (id == null ? '' : String(id));

export const folderIdIn = (text: string): number | null => (text === '' ? null : Number(text));
