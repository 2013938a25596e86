import classes from '#src/features/marketplace/marketplace.module.css';
import { useProviderName } from '#src/features/marketplace/provider-names.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';

/** The providers by their slugs, with icons. */
export const ProviderList = ({ slugs }: { slugs: readonly string[] }) => {
  const nameOf = useProviderName();
  return (
    <ul className={classes.providers} aria-label="Providers">
      {slugs.map((slug) => (
        <li key={slug}>
          <BrandIcon slug={slug} name={nameOf(slug)} size={22} />
          {nameOf(slug)}
        </li>
      ))}
    </ul>
  );
};
