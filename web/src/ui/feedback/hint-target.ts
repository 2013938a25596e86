import { CUT_ATTRIBUTE as CUT, isCut } from '#src/ui/text/cut-props.ts';

/** An element with a tooltip: the text of its attribute `data-hint`, or its own text if `data-cut` says that it may be cut and it is. */
export interface HintTarget {
  element: HTMLElement;
  hint: string;
}

const ATTRIBUTE = 'data-hint';
/** How long the pointer must be on an element before its hint is shown, in ms. Keyboard focus shows it immediately. */
const DELAY_MS = 300;

const hintedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${ATTRIBUTE}], [${CUT}]`) : null;

/** What the tooltip of an element says; empty if it needs none. */
const hintOf = (element: HTMLElement): string =>
  element.getAttribute(ATTRIBUTE) ??
  (element.hasAttribute(CUT) && isCut(element) ? (element.textContent ?? '') : '');

/** The hint of what has the keyboard focus: its own, or a cut text in it. */
const hintedIn = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof HTMLElement)) return null;
  if (target.hasAttribute(ATTRIBUTE) || target.hasAttribute(CUT)) return target;
  if (!target.matches('a, button')) return null;
  return [...target.querySelectorAll<HTMLElement>(`[${CUT}]`)].find(isCut) ?? null;
};

/** The hint that is shown, now or soon. It follows its element: there is no event for a change of the hint, or if the element is removed. */
const createHint = (onChange: (target: HintTarget | null) => void) => {
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);

  const show = (element: HTMLElement | null): void => {
    cancel();
    changes.disconnect();
    const hint = element === null ? '' : hintOf(element);
    shown = hint === '' ? null : element;
    if (shown !== null)
      changes.observe(document.body, { childList: true, subtree: true, attributeFilter: [ATTRIBUTE] });
    onChange(shown === null ? null : { element: shown, hint });
  };

  const showSoon = (element: HTMLElement): void => {
    cancel();
    timer = setTimeout(() => show(element), DELAY_MS);
  };

  const hide = (): void => {
    cancel();
    if (shown !== null) show(null);
  };

  const changes = new MutationObserver((records) => {
    if (shown?.isConnected !== true) hide();
    else if (records.some(({ type, target }) => type === 'attributes' && target === shown)) show(shown);
  });

  const stop = (): void => {
    changes.disconnect();
    cancel();
  };
  return { show, showSoon, hide, cancel, stop, shown: () => shown };
};

type Hint = ReturnType<typeof createHint>;

/** Follows the mouse from one element with a hint to the next. */
const createHover = (hint: Hint, onNear: () => void) => {
  let hovered: HTMLElement | null = null;

  const over = ({ target, pointerType }: PointerEvent): void => {
    const element = pointerType === 'touch' ? null : hintedAt(target);
    if (element === hovered) return;
    const wasHovered = hovered;
    hovered = element;
    hint.cancel();
    const shown = hint.shown();
    if (shown !== null && (shown === wasHovered || element !== null) && shown !== element) hint.hide();
    if (element === null || element === hint.shown()) return;
    onNear();
    hint.showSoon(element);
  };

  const leave = (): void => {
    if (hint.shown() === hovered) hint.hide();
    hovered = null;
    hint.cancel();
  };
  return { over, leave, isOn: (element: HTMLElement) => element === hovered };
};

/**
 * Watches the whole document for the element whose hint should be shown: the mouse is on it, or it has the keyboard
 * focus. Touch shows no hints but the whole of a cut text, where a tap does nothing else. `onNear` is called when a hint may be shown soon; `onChange` gets null when the hint
 * should be hidden. Returns a function that stops watching.
 */
export const watchHintTarget = (
  onNear: () => void,
  onChange: (target: HintTarget | null) => void,
): (() => void) => {
  const hint = createHint(onChange);
  const hover = createHover(hint, onNear);

  const focusIn = ({ target }: FocusEvent): void => {
    const element = hintedIn(target);
    if (element === null || !(target as Element).matches(':focus-visible')) return;
    onNear();
    hint.show(element);
  };

  const focusOut = ({ target }: FocusEvent): void => {
    const shown = hint.shown();
    if (shown !== null && !hover.isOn(shown) && (target as Element).contains(shown)) hint.hide();
  };

  const tapped = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    const element = hintedAt(target);
    if (element?.hasAttribute(CUT) !== true || element.closest('a, button, label') !== null) {
      hint.hide();
      return;
    }
    onNear();
    hint.show(element);
  };

  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('pointerover', hover.over, options);
  document.documentElement.addEventListener('pointerleave', hover.leave, options);
  document.addEventListener('focusin', focusIn, options);
  document.addEventListener('focusout', focusOut, options);
  document.addEventListener('click', (event) => tapped(event as PointerEvent), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hint.hide(), options);
  return () => {
    controller.abort();
    hint.stop();
  };
};
