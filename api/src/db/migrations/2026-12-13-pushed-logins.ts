/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-13-pushed-logins';

/**
 * Where what a login asks for is sent before a browser opens it, empty if that is not done; whether tokens are bound to a key,
 * and that key, sealed; empty if there is none.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table oauth_configs add column pushed_authorization_url ${text} not null default ''`,
    'alter table oauth_configs add column uses_dpop integer not null default 0 check (uses_dpop in (0, 1))',
    `alter table oauth_connections add column dpop_key ${text} not null default '' check (dpop_key = '' or dpop_key like 'v2.%')`,
  ];
};
