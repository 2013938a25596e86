/**
 * In the head of a page that may load no pictures: without it a browser asks for /favicon.ico, and its console then shows
 * a violation of the page's policy. `about:blank` is the one address for which no browser sends or reports anything.
 */
export const NO_ICON = '<link rel="icon" href="about:blank">';
