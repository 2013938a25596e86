import { cspNonce } from '#src/lib/csp-nonce.ts';
import { inertMarkup } from '#src/lib/trusted-types.ts';

/** Elements that run, load or lead somewhere, or that tell the browser to prepare for it. */
const DROPPED =
  'script, noscript, template, link, meta, base, iframe, frame, frameset, object, embed, applet, portal, fencedframe, audio, video, source, track';

/** Nothing is loaded, whatever is in the document; the frame that shows it allows no scripts, forms or popups either. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What a click would lead to is shown instead: the preview leads nowhere. */
const unlink = (element: Element): void => {
  for (const name of ['href', 'xlink:href']) {
    const target = element.getAttribute(name);
    // A part of the same picture: a gradient, a symbol.
    if (target === null || target.startsWith('#')) continue;
    element.removeAttribute(name);
    if (element.localName === 'a') element.setAttribute('title', target);
  }
  for (const name of ['ping', 'srcset', 'background', 'poster', 'formaction', 'action'])
    element.removeAttribute(name);
  for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  const source = element.getAttribute('src');
  if (source !== null && !/^data:/i.test(source)) element.removeAttribute('src');
};

/**
 * A page as a document in which nothing runs, loads or links: without the elements and attributes that do, and with a
 * policy that forbids the rest. Only for a frame with an empty `sandbox` attribute.
 */
export const inertDocument = (html: string): string => {
  const page = new DOMParser().parseFromString(inertMarkup(html), 'text/html');
  for (const element of page.querySelectorAll(DROPPED)) element.remove();
  for (const element of page.querySelectorAll('*')) unlink(element);
  // The frame is under the policy of this page too, which allows no style without it.
  for (const style of page.querySelectorAll('style')) style.setAttribute('nonce', cspNonce);
  const heads: [string, string][] = [
    ['Content-Security-Policy', POLICY],
    ['x-dns-prefetch-control', 'off'],
  ];
  const metas = heads.map(([name, content]) => {
    const meta = page.createElement('meta');
    meta.httpEquiv = name;
    meta.content = content;
    return meta;
  });
  page.head.prepend(...metas);
  const whole = page.createElement('div');
  whole.append(page.documentElement);
  return `<!doctype html>${whole.getHTML()}`;
};
