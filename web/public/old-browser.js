// Says so in words if the browser is older than those that package.json states: the page would otherwise stay white.
// Runs before the app, in any browser: only syntax of ECMAScript 5. The features are the newest that the app needs;
// scripts/browser-support.test.mjs compares them and the text with the browsers stated.
(function () {
  var isServed = 'URL' in window && 'parse' in window.URL && 'getHTML' in window.Element.prototype;
  var root = document.getElementById('root');
  if (isServed || !root) return;

  function line(tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    return element;
  }

  // Not in the element in which the app mounts: what of the app still runs would replace it.
  var page = document.createElement('main');
  page.id = 'old-browser';
  page.style.maxWidth = '32em';
  page.style.margin = '15vh auto 0';
  page.style.padding = '0 24px';
  page.style.font = '16px/1.5 sans-serif';
  page.appendChild(line('h1', 'This browser is too old for Gatehouse'));
  page.appendChild(
    line(
      'p',
      'Update it, or open this page in Chrome or Edge 126, Firefox 128, Safari 18 or anything newer.',
    ),
  );
  page.appendChild(
    line('p', 'Nothing is lost: what you have stored is on the server, and scripts can still use its API.'),
  );
  root.parentNode.replaceChild(page, root);
})();
