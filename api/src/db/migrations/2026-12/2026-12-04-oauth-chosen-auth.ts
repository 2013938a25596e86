/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-04-oauth-chosen-auth';

/** How the client of an OAuth configuration is to be authenticated, where its user says so. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table oauth_configs add column chosen_auth ${text} check (chosen_auth in ('basic', 'body', 'none'))`,
  ];
};
