import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';

interface PublicKeyProps {
  signingKey: NonNullable<OauthConfig['signingKey']>;
}

/** How a saved private key signs and what it is called, and its public key to register at the provider. */
export const PublicKey = ({ signingKey: { alg, keyId, publicJwks } }: PublicKeyProps) => (
  <span className={classes.withButton}>
    <span className={classes.uri}>
      {alg}
      {keyId !== null && (
        <>
          , key <code>{keyId}</code>
        </>
      )}
    </span>
    <CopyButton label="Copy public key" hint="Copy as JWKS" onCopy={() => copyText(publicJwks)} />
  </span>
);
