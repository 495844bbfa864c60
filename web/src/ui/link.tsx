import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

type Props = { to: string } & ComponentProps<'a'>

/** A link inside the entry. The router's own also bundles its prefetch modes. */
export const Link = ({ to, onClick, ...rest }: Props) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(to)} onClick={click} />
}
