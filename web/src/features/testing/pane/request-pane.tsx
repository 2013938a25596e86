import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { PANE } from '#src/features/testing/bench-share.ts';
import { focusEndpoint } from '#src/features/testing/form-actions.ts';
import classes from '#src/features/testing/pane/pane.module.css';
import { PaneContent, type PaneProps } from '#src/features/testing/pane/pane-content.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { shortcutText } from '#src/ui/text/key-hint.tsx';

/** After the request was drawn that was opened. */
const focusRequest = (): void => void requestAnimationFrame(focusEndpoint);

/** Gives the search the focus if the user has just opened the pane. */
const useFocusOnOpen = (isOpenAtFirst: boolean): RefObject<HTMLElement | null> => {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpenAtFirst) pane.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }, [isOpenAtFirst]);
  return pane;
};

interface RequestPaneProps extends PaneProps {
  /** It was there when the screen was loaded. */
  isOpenAtFirst: boolean;
}

/** Beside the request: the saved endpoints in their folders, or the calls that were made. */
export const RequestPane = ({ isOpenAtFirst, ...props }: RequestPaneProps) => {
  const pane = useFocusOnOpen(isOpenAtFirst);
  return (
    <aside ref={pane} id={PANE} aria-label="Requests to open" className={classes.pane}>
      <PaneContent
        {...props}
        onOpened={focusRequest}
        closing={
          <IconAction
            label="Close the pane"
            hint={`Close  ${shortcutText(['Alt', 'B'])}`}
            icon={IconX}
            onClick={() => {
              props.change({ hasPane: false });
              focusEndpoint();
            }}
          />
        }
      />
    </aside>
  );
};
