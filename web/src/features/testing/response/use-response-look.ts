import { useState } from 'react';
import type { BodyLook } from '#src/features/responses/offers/body-looks.ts';

export type ResponseTab = 'body' | 'headers' | 'timing';

/** How the user views responses. It stays the same from call to call, so that headers, for example, can be compared. */
export const useResponseLook = () => {
  const [tab, setTab] = useState<ResponseTab>('body');
  /** Undefined until the user chooses; until then the type of the body decides. */
  const [body, setBody] = useState<BodyLook>();
  return { tab, setTab, body, setBody };
};

export type ResponseLook = ReturnType<typeof useResponseLook>;
