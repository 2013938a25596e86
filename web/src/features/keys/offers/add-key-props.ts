import type { ApiKey } from '@gatehouse/contract/keys.ts';

/** A key that the Add dialog has stored. */
export interface JustAddedKey {
  key: ApiKey;
  /** The user wants it verified. */
  verifies: boolean;
}

/** What was pasted outside the Add dialog, to fill it with. */
export interface PastedKeyText {
  /** A key, or several lines with keys; empty if there is none. */
  text: string;
  /** Where a key of an API that nobody knows is sent. */
  baseUrl?: string | undefined;
}

/** The Add dialog, for a screen of another feature: its route provides it. */
export interface AddKeyDialogProps {
  opened: boolean;
  onClose: () => void;
  onAdded: (added: JustAddedKey) => void;
  /** The provider that the user came for. */
  slug: string | undefined;
  pasted?: PastedKeyText | undefined;
}
