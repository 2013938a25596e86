/** Scrolls to the top of an element, unless it is already visible in the upper 40 % of the window. */
export const bringIntoView = (part: HTMLElement): void => {
  const { top } = part.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.4) part.scrollIntoView({ block: 'start' });
};
