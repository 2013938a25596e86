/** Puts the focus on the heading of the screen, which says where one is and from where Tab goes on. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
