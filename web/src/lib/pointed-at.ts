/** An element that says more about itself, by its attribute `data-hint`. */
export interface PointedAt {
  element: HTMLElement;
  hint: string;
}

const ATTRIBUTE = 'data-hint';
/** How long the pointer rests on an element before its hint is shown, in ms. The keyboard's focus waits for nothing. */
const DELAY_MS = 300;

const hintedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${ATTRIBUTE}]`) : null;

/**
 * Watches the whole document for the one element whose hint is to be shown: the mouse rests on it, or the keyboard's
 * focus is there. A finger shows none. `onNear` is called as soon as there may be one; `onChange` gets null when none
 * is to be shown any more. Gives what ends the watch.
 */
export const watchPointedAt = (
  onNear: () => void,
  onChange: (pointedAt: PointedAt | null) => void,
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

  // Its hint changes, or it goes from the page, which no event tells of.
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
