import { useState } from 'react';

export type BodyLook = 'tree' | 'text';
export type ResponseTab = 'body' | 'headers' | 'timing';

/** How a person looks at answers. It stays from call to call: who compares headers wants to see the next ones. */
export const useResponseLook = () => {
  const [tab, setTab] = useState<ResponseTab>('body');
  /** Undefined until it is chosen: then the size of the body decides. */
  const [body, setBody] = useState<BodyLook>();
  return { tab, setTab, body, setBody };
};

export type ResponseLook = ReturnType<typeof useResponseLook>;
