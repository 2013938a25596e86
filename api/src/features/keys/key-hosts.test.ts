import { describe, expect, it } from 'vitest';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';

const hosts = {
  provider: ['api.example.com', '*.example.org'],
  baseUrl: 'http://proxy.corp:8080/v1',
  pinned: ['pinned.net', 'port.net:8443', 'tls.net:443', 'plain.net:80'],
};

const may = (url: string, localNetworks = true) => mayReceiveKey(new URL(url), hosts, localNetworks);

describe('a key is sent', () => {
  it.each([
    'https://api.example.com/v1',
    'https://API.EXAMPLE.COM/',
    'https://api.example.com:8443/',
    'https://a.b.example.org/',
    'http://proxy.corp:8080/other',
    'https://pinned.net/',
    'https://pinned.net:99/',
    'https://port.net:8443/',
    'https://tls.net/',
    'http://localhost:3000/',
    'http://app.localhost/',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://192.168.0.9/',
    'http://[fd00::1]/',
  ])('to %s', (url) => expect(may(url)).toBe(true));
});

describe('a key is not sent', () => {
  it.each([
    'http://api.example.com/',
    'https://example.com/',
    'https://api.example.com.evil.net/',
    'https://evil-api.example.com.net/',
    'https://xapi.example.com/',
    'https://example.org/',
    'https://notexample.org/',
    'https://proxy.corp:8080/',
    'http://proxy.corp/',
    'https://port.net/',
    'http://pinned.net/',
    'http://tls.net/',
    'http://plain.net/',
    'https://plain.net/',
    'https://sub.pinned.net/',
    'https://8.8.8.8/',
    'http://localhost.evil.net/',
    'http://169.254.169.254/',
    'http://[::ffff:8.8.8.8]/',
  ])('to %s', (url) => expect(may(url)).toBe(false));

  it.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://10.0.0.1/'])(
    'to %s if other machines can connect to the server',
    (url) => expect(may(url, false)).toBe(false),
  );
});
