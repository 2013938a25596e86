import type { ApplicationField, ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import type { ApplicationHint, CheckApplicationInput } from '@gatehouse/contract/applications.ts';
import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  APPLICATION_LABELS,
  type ApplicationValues,
  missingFields,
} from '#src/features/applications/application-values.ts';
import classes from '#src/features/applications/applications.module.css';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const inputOf = (values: ApplicationValues): CheckApplicationInput => ({
  platformId: values.platformId,
  companyWebsite: values.companyWebsite.slice(0, 2048),
  contactEmail: values.contactEmail.slice(0, 2048),
  projectName: values.projectName.slice(0, 200),
  companyDescription: values.companyDescription.slice(0, 5000),
  projectDescription: values.projectDescription.slice(0, 5000),
  useCase: values.useCase.slice(0, 5000),
  platformSpecificFields: values.platformSpecificFields,
});

/**
 * The remarks about an application. It is a mutation, because it opens pages; as a query it runs when the step is shown,
 * once for the same values.
 */
const useHints = (values: ApplicationValues) => {
  const check = useOperation(trpc.applications.check, UNBATCHED);
  const input = inputOf(values);
  return useQuery({
    queryKey: ['application hints', input],
    queryFn: ({ signal }) => check(input, { signal }),
  });
};

/** Which required fields are missing: with them empty, nothing can be submitted. */
const Missing = ({ fields, onField }: { fields: ApplicationField[]; onField: (path: string) => void }) => (
  <Box mb="md">
    <Text size="sm" className={classes.problem}>
      {fields.length === 1 ? 'A required field is empty:' : `${fields.length} required fields are empty:`}
    </Text>
    <Group gap="4px 12px" mt={4}>
      {fields.map((field) => (
        <Button key={field} variant="subtle" size="compact-sm" px={0} onClick={() => onField(field)}>
          {APPLICATION_LABELS[field]}
        </Button>
      ))}
    </Group>
  </Box>
);

interface ApplicationHintsProps {
  values: ApplicationValues;
  platform: ApplicationPlatform | undefined;
  onField: (path: string) => void;
}

const Hint = ({
  hint: { field, level, text },
  platform,
  onField,
}: { hint: ApplicationHint } & Omit<ApplicationHintsProps, 'values'>) => {
  const isOk = level === 'ok';
  const Icon = isOk ? IconCheck : IconAlertTriangle;
  const own = platform?.fields.find(({ name }) => name === field);
  const label = own?.label ?? APPLICATION_LABELS[field as ApplicationField] ?? field;
  const path = own === undefined || field in APPLICATION_LABELS ? field : `platformSpecificFields.${field}`;
  return (
    <li className={classes.hint} data-level={level}>
      <Icon size={16} stroke={1.75} aria-hidden className={classes.hintIcon} />
      <Text size="sm">
        {!isOk && (
          <Anchor component="button" type="button" inherit mr={6} onClick={() => onField(path)}>
            {label}
          </Anchor>
        )}
        {text}
      </Text>
    </li>
  );
};

const remarksText = (count: number): string => {
  if (count === 0) return 'No remarks on what is filled in.';
  return count === 1 ? '1 remark:' : `${count} remarks:`;
};

/** What platforms reject applications for. None of it prevents a submit. */
export const ApplicationHints = ({ values, ...context }: ApplicationHintsProps) => {
  const found = useHints(values);
  const missing = missingFields(values);
  return (
    <Section
      title="Before you submit"
      description="What platforms often reject applications for. Remarks do not prevent you from submitting."
      actions={
        <BusyButton
          variant="default"
          size="xs"
          icon={IconRefresh}
          isBusy={found.isFetching}
          onClick={() => void found.refetch()}
        >
          Check again
        </BusyButton>
      }
    >
      {missing.length > 0 && <Missing fields={missing} onField={context.onField} />}
      <LoadState
        state={found}
        errorTitle="The application could not be checked"
        loading={<LoadingText what="remarks" count={3} />}
        showsErrorWithData
      >
        {({ hints }) => {
          const warnings = hints.filter(({ level }) => level === 'warning');
          const fine = hints.filter(({ level }) => level === 'ok');
          return (
            <>
              <Text size="sm" role="status" mb={hints.length > 0 ? 'sm' : 0}>
                {remarksText(warnings.length)}
              </Text>
              <ul className={classes.hints}>
                {[...warnings, ...fine].map((hint) => (
                  <Hint key={hint.field + hint.text} hint={hint} {...context} />
                ))}
              </ul>
            </>
          );
        }}
      </LoadState>
    </Section>
  );
};
