import { mediaTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import classes from '#src/features/responses/body-preview.module.css';
import { inertDocument } from '#src/features/responses/inert-document.ts';
import { type BinaryBody, isSvg } from '#src/features/responses/offers/body-looks.ts';
import { inertMarkup } from '#src/lib/trusted-types.ts';

interface BodyPreviewProps {
  text: string;
  contentType: string;
  binary: BinaryBody | undefined;
  label: string;
}

const Picture = ({ binary, label }: { binary: BinaryBody; label: string }) => {
  const source = `data:${binary.type};base64,${binary.base64}`;
  const [size, setSize] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const picture = new Image();
    picture.src = source;
    setBroken(false);
    picture.decode().then(
      () => setSize(`${picture.naturalWidth} × ${picture.naturalHeight} pixels`),
      () => setBroken(true),
    );
  }, [source]);
  return (
    <figure className={classes.picture}>
      {isBroken ? (
        <Text size="sm">The browser cannot show this picture. It can be downloaded.</Text>
      ) : (
        <img src={source} alt={label} />
      )}
      <figcaption>{[binary.type, size].filter(Boolean).join(', ')}</figcaption>
    </figure>
  );
};

/** A document of somebody else, in a frame without scripts, forms, popups and an origin, in which nothing loads. */
const InertFrame = ({ html, label }: { html: string; label: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const safe = useMemo(() => inertDocument(html), [html]);
  useEffect(() => {
    // Not as an attribute of the element: only trusted markup may become a document.
    if (frame.current !== null) frame.current.srcdoc = inertMarkup(safe);
  }, [safe]);
  return (
    <iframe ref={frame} sandbox="" referrerPolicy="no-referrer" title={label} className={classes.frame} />
  );
};

/** A picture or a page. Nothing in it runs, and nothing is loaded. */
const BodyPreview = ({ text, contentType, binary, label }: BodyPreviewProps) => {
  if (binary !== undefined) return <Picture binary={binary} label={label} />;
  return (
    <>
      <InertFrame html={text} label={`Preview of the ${label.toLowerCase()}`} />
      <Text size="xs" c="dimmed">
        {isSvg(mediaTypeOf(contentType))
          ? 'Scripts and everything that would be loaded are left out.'
          : 'Scripts, links and everything that would be loaded are left out.'}
      </Text>
    </>
  );
};

export default BodyPreview;
