/** What may be cut, and shows its whole text in a tooltip if it is. */
export const CUT_ATTRIBUTE = 'data-cut';
/** With the focus of these, the whole of a cut text in them is shown. */
const FOCUSABLE = 'a, button, label, [role="option"]';

/** Whether an element, or a part of it, has more text than room. */
export const isCut = (element: Element): boolean =>
  [element, ...element.children].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );

/** Only a text that is cut is a tab stop: in a list of hundreds most are not. */
const update = (element: HTMLElement): void => {
  if (isCut(element)) element.tabIndex = 0;
  // Without it the element would lose the focus.
  else if (element !== document.activeElement) element.removeAttribute('tabindex');
};

/** One observer for all, because thousands may be on the page. */
let sizes: ResizeObserver | undefined;

/** Makes a text reachable by keyboard as long as it is cut. Returns a function that stops watching it. */
const watch = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null || element.closest(FOCUSABLE) !== null) return undefined;
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement);
  });
  const observer = sizes;
  const texts = new MutationObserver(() => update(element));
  observer.observe(element);
  texts.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.unobserve(element);
    texts.disconnect();
  };
};

/** The props of an element whose text may be cut. */
export const CUT_PROPS = { [CUT_ATTRIBUTE]: '', ref: watch } as const;
