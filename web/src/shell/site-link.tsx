import type { ComponentProps } from 'react'
import { isActive } from './entry.ts'
import { usePagePath } from './page-path.ts'

/** A link to a page of the site, marked where it leads to the current one. */
export const SiteLink = ({ href, ...rest }: ComponentProps<'a'> & { href: string }) => (
  <a href={href} aria-current={isActive(href, usePagePath()) ? 'page' : undefined} {...rest} />
)
