/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-15-pkce-and-client-id';

/** Whether logins are sent with PKCE, and what the client ID is called; null and empty if that is left to what is known. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    'alter table oauth_configs add column uses_pkce integer check (uses_pkce in (0, 1))',
    `alter table oauth_configs add column client_id_param ${text} not null default ''`,
  ];
};
