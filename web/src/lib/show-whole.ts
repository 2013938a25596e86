/** Scrolls no further than needed, for what appears below what is seen. As a `ref`, it does so once it is there. */
export const showWhole = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' });
