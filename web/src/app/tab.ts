const PRODUCT = 'Gatehouse';

const state = { title: '', attention: 0 };

/** A file of its own for each state: the policy of the page allows no other source of a picture than its own server. */
const ICONS = { calm: '/favicon.svg', attention: '/favicon-attention.svg' };

const show = (): void => {
  const { title, attention } = state;
  document.title = `${attention > 0 ? `(${attention}) ` : ''}${title} · ${PRODUCT}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = attention > 0 ? ICONS.attention : ICONS.calm;
  // Set only if it changes: a browser would load the icon again.
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
};

/** Names the screen on the browser's tab. */
export const setTabTitle = (title: string): void => {
  state.title = title;
  show();
};

/** Says on the browser's tab how many keys need attention, with a number and a dot on its icon; with 0, neither. */
export const setTabAttention = (count: number): void => {
  state.attention = count;
  if (state.title !== '') show();
};
