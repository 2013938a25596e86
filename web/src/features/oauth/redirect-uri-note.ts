import { OAUTH_CALLBACK_PATH } from '@gatehouse/contract/plain/redirect-uri.ts';

export type RedirectUriNote =
  /** The provider sends the browser to another origin than the page's, where the login that began here is unknown. */
  | { kind: 'other-origin'; origin: string }
  /** Gatehouse would not recognise the login there. */
  | { kind: 'other-path'; path: string };

/** Why a login would not come back to the page at this origin; undefined if it would, and for a text that is no URL. */
export const redirectUriNote = (uri: string, origin: string): RedirectUriNote | undefined => {
  if (!URL.canParse(uri)) return undefined;
  const target = new URL(uri);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return undefined;
  if (target.pathname !== OAUTH_CALLBACK_PATH) return { kind: 'other-path', path: target.pathname };
  return target.origin === origin ? undefined : { kind: 'other-origin', origin: target.origin };
};
