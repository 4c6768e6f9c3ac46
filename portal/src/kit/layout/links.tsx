import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode, Ref } from 'react'

/* Mantine's styles on the router's links: real <a> elements whose path, params and search are
   checked by the compiler. */
export type Own<P> = P &
  Omit<ComponentProps<'a'>, keyof P> & { ref?: Ref<HTMLAnchorElement>; children?: ReactNode }

export const AnchorLink = createLink((props: Own<AnchorProps>) => <Anchor {...props} />)
export const ButtonLink = createLink((props: Own<ButtonProps>) => (
  <Button component="a" {...props} />
))
