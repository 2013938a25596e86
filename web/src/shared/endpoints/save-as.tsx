import { Radio, Stack } from '@mantine/core';
import classes from '#src/shared/endpoints/endpoint-fields.module.css';

interface SaveAsProps {
  /** Of the endpoint that the request was opened from. */
  name: string;
  isNew: boolean;
  onChange: (isNew: boolean) => void;
}

/** Whether a request that was opened from a saved endpoint changes that one, or becomes another one. */
export const SaveAs = ({ name, isNew, onChange }: SaveAsProps) => (
  <Radio.Group
    label="Opened from a saved endpoint"
    value={isNew ? 'new' : 'saved'}
    onChange={(value) => onChange(value === 'new')}
  >
    <Stack gap="xs" mt={4}>
      <Radio value="saved" label={`Update ${name}`} classNames={{ label: classes.choice }} />
      <Radio value="new" label="Save as new" />
    </Stack>
  </Radio.Group>
);
