// PostgreSQL rejects U+0000 in text, and an unpaired surrogate is not valid UTF-8.
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();
