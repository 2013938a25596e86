/*
 * Which options of curl take a value, from its manual (https://curl.se/docs/manpage.html): without that list, the value of
 * an unknown option would be taken for the URL. All others are switches.
 */

const LONG_WITH_VALUE = new Set(
  `abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to
  continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii data-binary data-raw data-urlencode
  delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url dump-ca-embed dump-header ech egd-file engine
  etag-compare etag-save expect100-timeout form form-string ftp-account ftp-alternative-to-user ftp-method ftp-port
  ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip header help hostpubmd5 hostpubsha256 hsts interface ip-tos
  ipfs-gateway json keepalive-cnt keepalive-time key key-type krb libcurl limit-rate local-port login-options mail-auth
  mail-from mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max
  pass pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type
  proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name
  proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey quote random-file
  range rate referer request request-target resolve retry retry-delay retry-max-time sasl-authzid service-name
  socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit speed-time stderr telnet-option tftp-blksize
  time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii trace-config unix-socket
  upload-file url url-query user user-agent variable vlan-priority write-out`.split(/\s+/),
);

/** The long names of short options: those with a value, and those that are read or need no mention. */
const SHORT: Record<string, string> = {
  A: 'user-agent',
  b: 'cookie',
  c: 'cookie-jar',
  C: 'continue-at',
  d: 'data',
  D: 'dump-header',
  e: 'referer',
  E: 'cert',
  f: 'fail',
  F: 'form',
  g: 'globoff',
  G: 'get',
  h: 'help',
  H: 'header',
  i: 'include',
  I: 'head',
  k: 'insecure',
  K: 'config',
  L: 'location',
  m: 'max-time',
  N: 'no-buffer',
  o: 'output',
  O: 'remote-name',
  P: 'ftp-port',
  Q: 'quote',
  r: 'range',
  s: 'silent',
  S: 'show-error',
  t: 'telnet-option',
  T: 'upload-file',
  u: 'user',
  U: 'proxy-user',
  v: 'verbose',
  w: 'write-out',
  x: 'proxy',
  X: 'request',
  y: 'speed-time',
  Y: 'speed-limit',
  z: 'time-cond',
  '#': 'progress-bar',
};

export type CurlOption = { name: string /** As it was written. */; written: string; value: string };

/** The options and the URLs of a curl command, in their order. Undefined as a value's place if it is missing. */
export const curlArguments = (words: readonly string[]): { options: CurlOption[]; urls: string[] } => {
  const options: CurlOption[] = [];
  const urls: string[] = [];
  // An iterator: taking words off the front of a long list would move all others each time.
  const rest = words.values();
  const next = (): string | undefined => rest.next().value;
  const take = (name: string, written: string, attached?: string): void => {
    const value = LONG_WITH_VALUE.has(name) ? (attached ?? next() ?? '') : '';
    options.push({ name, written, value });
  };
  const takeShort = (letters: string): void => {
    for (let at = 1; at < letters.length; at += 1) {
      const letter = letters[at] ?? '';
      const name = SHORT[letter] ?? letter;
      const hasValue = LONG_WITH_VALUE.has(name);
      take(name, `-${letter}`, hasValue && at + 1 < letters.length ? letters.slice(at + 1) : undefined);
      if (hasValue) return;
    }
  };
  for (let word = next(); word !== undefined; word = next()) {
    if (word.startsWith('--') && word.length > 2) {
      // curl itself knows no `=` here, but other programs do.
      const [, name = '', attached] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
      take(name, `--${name}`, attached);
    } else if (word.startsWith('-') && word !== '-' && word !== '--') takeShort(word);
    else if (word !== '--') urls.push(word);
  }
  return { options, urls };
};
