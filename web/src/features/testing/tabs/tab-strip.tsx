import { VisuallyHidden } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useEndpoints } from '#src/features/endpoints/offers/endpoint-queries.ts';
import {
  activate,
  isBlankTab,
  isChanged,
  type RequestDraft,
  useTabDraft,
  useTabs,
} from '#src/features/requests/offers/request-tabs.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';
import { REQUEST_PANEL } from '#src/features/testing/bench-share.ts';
import { close, newRequest, reopen, step, targetNameOf } from '#src/features/testing/tabs/tab-actions.ts';
import classes from '#src/features/testing/tabs/tab-strip.module.css';
import type { TestRun } from '#src/features/testing/test-run.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { useScreenKeys } from '#src/ui/form/screen-keys.ts';
import { shortcutText } from '#src/ui/text/key-hint.tsx';

const tabElementId = (id: number): string => `request-tab-${id}`;

/** After another tab was shown: this one is rendered then. */
const focusTab = (id: number): void =>
  void requestAnimationFrame(() => document.getElementById(tabElementId(id))?.focus());

/** The name of the saved endpoint that it was opened from; undefined until that is known. */
const useSavedName = ({ values }: RequestDraft): string | undefined => {
  const savedId = values?.savedEndpointId;
  const { data } = useEndpoints({ enabled: savedId !== undefined });
  return savedId === undefined ? undefined : data?.find(({ id }) => id === savedId)?.name;
};

interface TabProps {
  id: number;
  isActive: boolean;
  isRunning: boolean;
  /** Nothing else is open, and nothing is typed. */
  isAll: boolean;
  onMove: (event: KeyboardEvent) => void;
}

/** For a screen reader it is in words. */
const State = ({ isRunning, isUnsaved }: { isRunning: boolean; isUnsaved: boolean }) => (
  <>
    <VisuallyHidden>
      {[isUnsaved ? '(not saved)' : '', isRunning ? '(running)' : ''].join(' ')}
    </VisuallyHidden>
    {isRunning && <LoaderMark />}
    {isUnsaved && !isRunning && <span className={classes.dot} />}
  </>
);

/** The element of a tab, which is scrolled into view once it is the active one. Only the strip is scrolled, never the page. */
const useInView = (isActive: boolean): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = element.current?.parentElement;
    if (!isActive || element.current === null || strip == null) return;
    const { offsetLeft, offsetWidth } = element.current;
    if (offsetLeft < strip.scrollLeft) strip.scrollLeft = offsetLeft;
    else strip.scrollLeft = Math.max(strip.scrollLeft, offsetLeft + offsetWidth - strip.clientWidth);
  }, [isActive]);
  return element;
};

/** The end of a path tells one request from the other, the beginning is often the same. */
const Label = ({ method, name, isPath }: { method: string; name: string; isPath: boolean }) => (
  <>
    <span className={classes.method}>{method}</span>{' '}
    <span className={classes.name} data-path={isPath || undefined}>
      <bdi dir="ltr">{name}</bdi>
    </span>
  </>
);

const RequestTab = ({ id, isActive, isRunning, isAll, onMove }: TabProps) => {
  const draft = useTabDraft(id);
  const { method, endpoint } = draft.values ?? INITIAL_VALUES;
  const savedName = useSavedName(draft);
  const name = savedName ?? targetNameOf(endpoint);
  const element = useInView(isActive);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the middle button of the mouse anywhere on it; keys are for the tab in it
    <div
      ref={element}
      className={classes.item}
      data-active={isActive || undefined}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      // On Linux the middle button pastes what is marked into the field that has the focus.
      onMouseUp={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && close(id)}
    >
      <button
        type="button"
        role="tab"
        id={tabElementId(id)}
        className={classes.tab}
        aria-selected={isActive}
        aria-controls={isActive ? REQUEST_PANEL : undefined}
        aria-keyshortcuts="Delete"
        tabIndex={isActive ? 0 : -1}
        data-hint={endpoint === '' ? undefined : `${method} ${endpoint}`}
        onClick={() => activate(id)}
        onKeyDown={onMove}
      >
        <Label method={method} name={name} isPath={savedName === undefined} />
        <State isRunning={isRunning} isUnsaved={isChanged(draft)} />
      </button>
      {!isAll && (
        <button
          type="button"
          className={classes.close}
          aria-label={`Close ${method} ${name}`}
          data-hint={isActive ? `Close  ${shortcutText(['Alt', 'W'])}` : 'Close'}
          tabIndex={-1}
          onClick={() => close(id)}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
};

/** The tab that a key leads to. */
const tabAfter = (key: string, ids: readonly number[], at: number): number | undefined => {
  const last = ids.length - 1;
  if (key === 'ArrowRight') return ids[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return ids.at(at - 1);
  if (key === 'Home') return ids[0];
  return key === 'End' ? ids[last] : undefined;
};

/** The requests that are open. Arrow keys lead from one to the next, Delete closes one. */
export const TabStrip = ({ runs }: { runs: ReadonlyMap<number, TestRun> }) => {
  const { ids, active } = useTabs();
  useScreenKeys({
    'alt+T': newRequest,
    'alt+W': () => close(active),
    'alt+shift+T': reopen,
    'alt+PageDown': () => step(1),
    'alt+PageUp': () => step(-1),
  });
  const move = (event: KeyboardEvent, at: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = tabAfter(event.key, ids, at);
    if (next !== undefined) activate(next);
    else if (event.key === 'Delete') close(ids[at] ?? active);
    else return;
    event.preventDefault();
    focusTab(next ?? ids[at + 1] ?? ids[at - 1] ?? active);
  };
  return (
    <>
      {/* Beside each tab is the button that closes it, which may not be in the list. */}
      <div
        role="tablist"
        aria-label="Open requests"
        aria-owns={ids.map(tabElementId).join(' ')}
        className={classes.list}
      />
      <div className={classes.items}>
        {ids.map((id, at) => (
          <RequestTab
            key={id}
            id={id}
            isActive={id === active}
            isRunning={runs.get(id)?.phase === 'running'}
            isAll={ids.length === 1 && isBlankTab(id)}
            onMove={(event) => move(event, at)}
          />
        ))}
      </div>
      <IconAction
        label="New request"
        hint={`New request  ${shortcutText(['Alt', 'T'])}`}
        icon={IconPlus}
        onClick={newRequest}
      />
    </>
  );
};
