/** An element with a tooltip, which is the text of its attribute `data-hint`. */
export interface HintTarget {
  element: HTMLElement;
  hint: string;
}

const ATTRIBUTE = 'data-hint';
/** How long the pointer must be on an element before its hint is shown, in ms. Keyboard focus shows it immediately. */
const DELAY_MS = 300;

const hintedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${ATTRIBUTE}]`) : null;

/**
 * Watches the whole document for the element whose hint should be shown: the mouse is on it, or it has the keyboard
 * focus. Touch shows no hints. `onNear` is called when a hint may be shown soon; `onChange` gets null when the hint
 * should be hidden. Returns a function that stops watching.
 */
export const watchHintTarget = (
  onNear: () => void,
  onChange: (target: HintTarget | null) => void,
): (() => void) => {
  let shown: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (element: HTMLElement | null): void => {
    clearTimeout(timer);
    changes.disconnect();
    const hint = element?.getAttribute(ATTRIBUTE) ?? '';
    shown = hint === '' ? null : element;
    if (shown !== null)
      changes.observe(document.body, { childList: true, subtree: true, attributeFilter: [ATTRIBUTE] });
    onChange(shown === null ? null : { element: shown, hint });
  };

  const hide = (): void => {
    clearTimeout(timer);
    if (shown !== null) show(null);
  };

  // The hint changes or the element is removed, and there is no event for either.
  const changes = new MutationObserver((records) => {
    if (shown?.isConnected !== true) hide();
    else if (records.some(({ type, target }) => type === 'attributes' && target === shown)) show(shown);
  });

  const pointerOver = ({ target, pointerType }: PointerEvent): void => {
    const element = pointerType === 'touch' ? null : hintedAt(target);
    if (element === hovered) return;
    const wasHovered = hovered;
    hovered = element;
    clearTimeout(timer);
    if (shown !== null && (shown === wasHovered || element !== null) && shown !== element) hide();
    if (element === null || element === shown) return;
    onNear();
    timer = setTimeout(() => show(element), DELAY_MS);
  };

  const focusIn = ({ target }: FocusEvent): void => {
    const element = hintedAt(target);
    if (element === null || element !== target || !element.matches(':focus-visible')) return;
    onNear();
    show(element);
  };

  const focusOut = ({ target }: FocusEvent): void => {
    if (target === shown && shown !== hovered) hide();
  };

  const keyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };

  const leave = (): void => {
    if (shown === hovered) hide();
    hovered = null;
    clearTimeout(timer);
  };

  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('pointerover', pointerOver, options);
  document.documentElement.addEventListener('pointerleave', leave, options);
  document.addEventListener('focusin', focusIn, options);
  document.addEventListener('focusout', focusOut, options);
  document.addEventListener('keydown', keyDown, options);
  return () => {
    controller.abort();
    changes.disconnect();
    clearTimeout(timer);
  };
};
