import { LOADER_SIZES, LOADER_TYPES } from '@gatehouse/contract/loading-demo.ts';
import { Text } from '@mantine/core';
import classes from '#src/features/loading-demo/loading-demo.module.css';
import { capitalised } from '#src/lib/format.ts';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** Every loader in every size. */
export const LoaderGallery = ({ color }: { color: string | null }) => (
  <Section title="All Loaders">
    <ul className={classes.gallery}>
      {LOADER_TYPES.map((type) => (
        <li key={type} className={classes.card}>
          <Text component="h3" size="sm" fw={600}>
            {capitalised(type)}
          </Text>
          <ul className={classes.sizes}>
            {LOADER_SIZES.map((size) => (
              <li key={size}>
                <span className={classes.cell}>
                  <LoaderMark type={type} size={size} color={color} />
                </span>
                <Text component="span" size="xs" c="dimmed">
                  {capitalised(size)}
                </Text>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
);
