/**
 * Counted up when the reader finds what it did not find before, or when it learns the keys of more providers: what is stored is
 * then read once again.
 */
export const READER_VERSION = 5;
