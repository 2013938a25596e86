import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorAttributes<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & {
  ref?: Ref<HTMLAnchorElement>;
};

const AnchorHost = (props: AnchorProps & AnchorAttributes<AnchorProps>) => <Anchor {...props} />;
const ButtonHost = (props: ButtonProps & AnchorAttributes<ButtonProps>) => (
  <Button component="a" {...props} />
);

/** A text link to a screen of the application; preloads on hover. */
export const TextLink = createLink(AnchorHost);

/** A link to a screen that looks like a button. */
export const LinkButton = createLink(ButtonHost);
