import { OAUTH_POPUP } from '@gatehouse/contract/oauth-wizard.ts';

export interface LoginPopup {
  /** Shows the provider's login page. */
  goTo: (url: string) => void;
  /** Does nothing once the login page was shown: the window is then out of reach. */
  close: () => void;
}

/** Centred over this window. */
const features = (): string => {
  const { width, height } = OAUTH_POPUP;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

/**
 * Opens an empty popup window; undefined if the browser blocks it. Call it in the handler of a click, because browsers
 * block popups that open later. The page that it shows afterwards cannot reach this one: it has no opener. This one
 * does not watch the window either, because a provider's `Cross-Origin-Opener-Policy` makes it look closed.
 */
export const openLoginPopup = (text: string): LoginPopup | undefined => {
  const popup = window.open('', '_blank', features());
  if (popup === null) return undefined;
  popup.document.title = text;
  popup.document.body.textContent = text;
  popup.opener = null;
  return {
    goTo: (url) => {
      popup.location.href = url;
    },
    close: () => popup.close(),
  };
};
