import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { attempt, draftKey } from '#src/lib/browser-storage.ts';

interface DraftOptions<Values> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Reads stored values; undefined if they are something else: another version of the application may have stored them. */
  parse: (stored: unknown) => Values | undefined;
  /** Returns the values that may be stored. Leave out anything that may contain a secret: it stays in memory. */
  storable?: (values: Values) => unknown;
  /** The longest text that is stored, in characters; longer ones stay in memory. Session storage has a few megabytes. */
  maxLength?: number;
}

/** Thrown by a `storable` that cannot tell yet what may be stored. */
export class NotYet extends Error {
  /** When it can. */
  readonly ready: Promise<unknown>;
  constructor(ready: Promise<unknown>) {
    super('Not yet');
    this.ready = ready;
  }
}

const MAX_STORED = 512 * 1024;

/** Stores what may be stored of a draft. If that cannot be told yet, returns when it can. */
const store = (key: string, storable: () => unknown, maxLength: number): Promise<unknown> | undefined => {
  try {
    const text = JSON.stringify(storable());
    if (text.length <= maxLength) {
      sessionStorage.setItem(key, text);
      return undefined;
    }
    attempt(() => sessionStorage.removeItem(key));
  } catch (error) {
    // If storage is blocked or full, the draft only does not survive a reload; an older one would be a lie.
    attempt(() => sessionStorage.removeItem(key));
    if (error instanceof NotYet) return error.ready;
  }
  return undefined;
};

/** Who listens, and what tells them. */
const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Forgets each draft of the application. */
const forgetters = new Set<() => void>();

/** Reads values that have the names and the types of the initial ones. */
export const likeInitial =
  <Values extends Record<string, string | number | boolean>>(initial: Values) =>
  (stored: unknown): Values | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const values = stored as Values;
    const names = Object.keys(initial);
    if (!names.every((name) => typeof values[name] === typeof initial[name])) return undefined;
    return Object.fromEntries(names.map((name) => [name, values[name]])) as Values;
  };

/**
 * What was typed into a form, even after it was submitted, or the last result of a screen. It is kept in memory, so it
 * survives leaving the screen. The part that may be stored is also in the tab's session storage, so it survives a reload.
 * It is lost when the tab is closed.
 */
export const createDraft = <Values>({
  name,
  parse,
  storable = (values) => values,
  maxLength = MAX_STORED,
}: DraftOptions<Values>) => {
  const key = draftKey(name);
  let kept: Values | undefined;
  let isRead = false;
  const { tell, subscribe } = createListeners();

  const set = (values: Values | undefined): void => {
    kept = values;
    isRead = true;
    tell();
  };

  const keep = (values: Values): void => {
    const ready = store(key, () => storable(values), maxLength);
    set(values);
    ready?.then(
      () => kept === values && keep(values),
      () => undefined,
    );
  };

  const read = (): Values | undefined => {
    if (!isRead) {
      kept = attempt(() => parse(JSON.parse(sessionStorage.getItem(key) ?? 'null')));
      isRead = true;
    }
    return kept;
  };

  const forget = (): void => {
    attempt(() => sessionStorage.removeItem(key));
    set(undefined);
  };
  forgetters.add(forget);

  /** Like `forget`, of a draft that nobody will use again. */
  const discard = (): void => {
    forget();
    forgetters.delete(forget);
  };

  return { keep, read, forget, discard, subscribe };
};

export type Draft<Values> = ReturnType<typeof createDraft<Values>>;

/** Forgets all drafts. A form on the screen keeps its own again when it changes. */
export const forgetDrafts = (): void => {
  for (const forget of forgetters) forget();
};

/** Updates the draft whenever the values of the form change. */
export const useDraft = <Values>(draft: Draft<Values>, values: Values): void => {
  useEffect(() => draft.keep(values), [draft, values]);
};

/** What the draft contains; the component is rendered again when that changes. */
export const useKept = <Values>(draft: Draft<Values>): Values | undefined =>
  useSyncExternalStore(draft.subscribe, draft.read);

interface KeptResultOptions<Result> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Whether stored JSON is such a result: another version of the application may have stored it. */
  isResult: (stored: Partial<Result>) => boolean;
}

/** The last result of a screen, without anything secret: it survives leaving the screen and a reload of the page. */
export const createKeptResult = <Result extends object>({ name, isResult }: KeptResultOptions<Result>) =>
  createDraft<Result>({
    name,
    parse: (stored) =>
      typeof stored === 'object' && stored !== null && isResult(stored) ? (stored as Result) : undefined,
  });

/** The last result, and what changes it. */
export const useKeptResult = <Result>(draft: Draft<Result>) => {
  const kept = useKept(draft);
  const change = useCallback(
    (next: (kept: Result) => Result): void => {
      const now = draft.read();
      if (now !== undefined) draft.keep(next(now));
    },
    [draft],
  );
  return { kept, keep: draft.keep, change, forget: draft.forget };
};
