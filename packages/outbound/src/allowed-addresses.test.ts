import { expect, it } from 'vitest';
import type { OutboundError } from '#src/errors.ts';
import type { CallProfile } from '#src/policy.ts';
import { LOOPBACK_HOSTS, PRIVATE_HOSTS } from '#test/hostile-hosts.ts';
import { openStandInSocket, testOutbound } from '#test/outbound.ts';
import { type Listening, startHttp } from '#test/servers.ts';

const PUBLIC_V4 = '93.184.215.14';
const PUBLIC_V6 = '2606:2800:21f:cb07::1';

const allowedCalls = (listening: Listening): [CallProfile, string][] => {
  const names = [
    'api.example',
    'a-b.example',
    'xn--mnchen-3ya.example',
    'münchen.example',
    'example.',
    'API.Example',
  ];
  const literals = [
    PUBLIC_V4,
    '1.1.1.1',
    '8.8.8.8',
    '[2606:4700:4700::1111]',
    '[::ffff:8.8.8.8]',
    '[64:ff9b::8.8.8.8]',
    '9.9.9.9',
  ];
  const ports = ['', ':8080', ':8443', ':3000'];
  const anywhere = [...names, ...literals].flatMap((host) => ports.map((port) => `http://${host}${port}/`));
  const localHosts = [...LOOPBACK_HOSTS, ...PRIVATE_HOSTS].map((host) => `http://${host}:${listening.port}/`);
  const isLoopback = (url: string) =>
    LOOPBACK_HOSTS.some((host) => url === `http://${host}:${listening.port}/`);
  return [
    ...anywhere.flatMap((url): [CallProfile, string][] => [
      ['auto', url],
      ['user', url],
    ]),
    ...localHosts.map((url): [CallProfile, string] => ['user', url]),
    ...localHosts.filter(isLoopback).map((url): [CallProfile, string] => ['oauth', url]),
  ];
};

it('blocks none of more than 100 allowed addresses', async () => {
  const server = await startHttp((_request, response) => response.end('ok'));
  const outbound = testOutbound({
    openSocket: openStandInSocket(() => server.port),
    lookup: async () => [PUBLIC_V6, PUBLIC_V4],
    forbidden: () => [{ address: '127.0.0.1', port: 4000 }],
  });
  const calls = allowedCalls(server);
  expect(calls.length).toBeGreaterThanOrEqual(150);
  const blocked: string[] = [];
  for (const [profile, url] of calls) {
    const response = await outbound.request(profile, { method: 'GET', url }).catch((error: Error) => error);
    if (response instanceof Error) blocked.push(`${profile} ${url}: ${response.message}`);
  }
  expect(blocked).toEqual([]);
});

it('lets automatic calls reach the addresses in EGRESS_ALLOW, and none next to them', async () => {
  const server = await startHttp((_request, response) => response.end('ok'));
  const outbound = testOutbound({
    localNetworks: false,
    openSocket: openStandInSocket(() => server.port),
    egressAllow: ['10.1.0.0/16', '127.0.0.1', 'fd12::/16'],
  });
  const statusOf = async (host: string) => {
    const call = outbound.request('auto', { method: 'GET', url: `http://${host}/` });
    return call.then(
      (response) => response.status,
      (error: OutboundError) => error.code,
    );
  };
  for (const host of ['10.1.0.0', '10.1.255.255', '127.0.0.1', '[fd12::1]', '[::ffff:10.1.2.3]']) {
    expect(await statusOf(host), host).toBe(200);
  }
  for (const host of ['10.0.255.255', '10.2.0.0', '127.0.0.2', '[fd13::1]', '[::1]']) {
    expect(await statusOf(host), host).toBe('blocked');
  }
});
