import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import classes from '#src/features/testing/request.module.css';

interface ResolvedUrlProps {
  typed: string;
  baseUrl: string | null;
  hasKey: boolean;
}

const Hint = ({ baseUrl, hasKey }: Omit<ResolvedUrlProps, 'typed'>) => {
  if (!hasKey) return 'A path below the key’s base URL, or a full URL.';
  if (baseUrl === null) return 'A full URL: this key has no base URL.';
  return (
    <>
      A path below <span className={classes.mono}>{baseUrl}</span>, or a full URL.
    </>
  );
};

/** Shows what a path is relative to, and once something is typed, the URL that will be called. */
export const ResolvedUrl = ({ typed, baseUrl, hasKey }: ResolvedUrlProps) => {
  const resolved = resolveEndpoint(typed, baseUrl);
  if (resolved?.url !== undefined)
    return (
      <>
        Calls <span className={classes.mono}>{resolved.url}</span>
      </>
    );
  return resolved === null || !hasKey ? <Hint baseUrl={baseUrl} hasKey={hasKey} /> : resolved.problem;
};
