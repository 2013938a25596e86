import { choicesFor } from '#src/features/requests/offers/asked-credential.ts';
import type { AskedFor } from '#src/features/requests/offers/asked-for.ts';
import type { CallChoice, CredentialId } from '#src/features/requests/offers/call-choices.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface ChoiceNoticeProps {
  /** What the URL of the screen says. */
  search: CredentialId & { providerId?: number | undefined; ask?: AskedFor | undefined };
  choices: readonly CallChoice[];
  /** What is to be called. */
  url: string;
}

const NOTHING_SENT = 'Nothing is sent until you do.';

/** Why nothing is chosen yet; undefined if the user has come without a request. */
const reasonOf = ({ search, choices, url }: ChoiceNoticeProps): string | undefined => {
  const { keyId, connectionId, providerId, ask } = search;
  if (keyId !== undefined) return 'The key in this link does not exist. Choose another one.';
  if (connectionId !== undefined) return 'The connection in this link does not exist. Choose another one.';
  if (ask === 'deleted')
    return `The key or connection of this request was deleted. Choose what to send it with. ${NOTHING_SENT}`;
  if (ask === 'url')
    return choicesFor(choices, url).length > 1
      ? `Several keys can be used for this URL. Choose one, or “No key”. ${NOTHING_SENT}`
      : `No stored key is meant for this URL. Choose one, or “No key”. ${NOTHING_SENT}`;
  const ofProvider = choices.filter(({ provider }) => provider.id === providerId);
  return ofProvider.length > 1 ? `This API has several keys. Choose one. ${NOTHING_SENT}` : undefined;
};

/** Says why the user has to choose a key. */
export const ChoiceNotice = (props: ChoiceNoticeProps) => {
  const reason = reasonOf(props);
  return reason === undefined ? null : <Notice>{reason}</Notice>;
};
