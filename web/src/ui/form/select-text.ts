import { type FocusEvent, type MouseEvent, useRef } from 'react';

interface FieldEvents {
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onMouseDown?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
  onClick?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * The field of a select contains the chosen label, which is selected when the field gets the focus: what is typed then
 * replaces it, instead of being appended to it and finding nothing. It is selected in the event itself: a frame later, the
 * selection would swallow what somebody quick has typed by then.
 */
export const useSelectsText = ({ onFocus, onMouseDown, onClick }: FieldEvents) => {
  const isFocusing = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>): void => {
      onFocus?.(event);
      event.currentTarget.select();
    },
    onMouseDown: (event: MouseEvent<HTMLInputElement>): void => {
      onMouseDown?.(event);
      isFocusing.current = document.activeElement !== event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLInputElement>): void => {
      onClick?.(event);
      // A press places the caret after the field has got the focus.
      if (isFocusing.current) event.currentTarget.select();
      isFocusing.current = false;
    },
  };
};
