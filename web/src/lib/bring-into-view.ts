/** Scrolls to where a part begins, unless that is in the upper part of the window and so in view already. */
export const bringIntoView = (part: HTMLElement): void => {
  const { top } = part.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.4) part.scrollIntoView({ block: 'start' });
};
