/*
 * What this browser remembers: preferences in local storage, and drafts of forms in the session storage of one tab.
 * Both may be blocked, full or written by another version of the application.
 */

/** Names in local storage begin with this, so that everything of the application can be deleted. */
const PREFERENCE = 'gatehouse-';
const DRAFT = 'draft ';

export const preferenceKey = (name: string): string => `${PREFERENCE}${name}`;
export const draftKey = (name: string): string => `${DRAFT}${name}`;

/** Undefined if storage is blocked, full or not as expected. */
export const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const removeAll = (storage: Storage, prefix: string): void => {
  for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
};

/** Deletes every preference and every draft from the storage of the browser. What memory has stays. */
export const clearBrowserStorage = (): void => {
  attempt(() => removeAll(localStorage, PREFERENCE));
  attempt(() => removeAll(sessionStorage, DRAFT));
};
