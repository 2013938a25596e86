import type { OauthScope } from '@gatehouse/contract/oauth-setup.ts';
import { findRows, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import { parseScopes } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { Checkbox, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState } from '#src/features/oauth/config-values.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';

/** The typed scopes with this one at the end or, if it was there, without it. */
export const toggleScope = (typed: string, scope: string): string => {
  const names = parseScopes(typed);
  const others = names.filter((name) => name !== scope);
  return (others.length < names.length ? others : [...names, scope]).join(', ');
};

/** Whether a scope contains a space: many providers print a list of scopes with spaces between them. */
export const hasSpaces = (typed: string): boolean => parseScopes(typed).some((name) => /\s/.test(name));

export type KnownScope = Pick<OauthScope, 'name' | 'description'>;

/** From this number on, a list can be searched. */
const MANY = 8;

interface ScopePickerProps {
  known: readonly KnownScope[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
}

/** What each known scope allows. */
const ScopePicker = ({ known, chosen, onToggle }: ScopePickerProps) => {
  const [typed, setTyped] = useState('');
  const shown = findRows(known, typed, ({ name, description }) => searchable(name, description));
  return (
    <fieldset className={classes.picker}>
      <div className={classes.pickerHead}>
        <Text component="legend" size="xs" c="dimmed">
          Known scopes
        </Text>
        {known.length >= MANY && <SearchField label="Search scopes" search={typed} setSearch={setTyped} />}
      </div>
      {known.every(({ description }) => description === '') && (
        <Text size="xs" c="dimmed">
          What each of them allows is in the documentation of the provider.
        </Text>
      )}
      <div className={classes.scopes}>
        {shown.map(({ name, description }) => (
          <Checkbox
            key={name}
            size="xs"
            label={<code>{name}</code>}
            description={description || undefined}
            checked={chosen.includes(name)}
            onChange={() => onToggle(name)}
          />
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            No scope matches.
          </Text>
        )}
      </div>
    </fieldset>
  );
};

/** The scopes as text, and below it the known ones, which add themselves to the text. */
export const ScopesField = ({ form, known }: { form: ConfigFormState; known: readonly KnownScope[] }) => {
  const { scopes } = form.values;
  return (
    <div className={classes.tightStack}>
      <Textarea
        {...form.getInputProps('scopes')}
        label="Scopes (comma-separated)"
        description="What the access token may do. Ask only for what you need."
        rows={2}
        spellCheck={false}
        classNames={{ input: classes.code }}
      />
      <Text size="xs" role="status" className={classes.hint}>
        {hasSpaces(scopes) ? 'Put a comma between two scopes.' : undefined}
      </Text>
      {known.length > 0 && (
        <ScopePicker
          known={known}
          chosen={parseScopes(scopes)}
          onToggle={(name) => form.setFieldValue('scopes', toggleScope(scopes, name))}
        />
      )}
    </div>
  );
};
