import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { entryOf, isActive } from './entry.ts'

type Props = {
  to: string
  /** False to never mark it as the current page. */
  marked?: boolean
} & ComponentProps<'a'>

export const SiteLink = ({ to, marked = true, ...rest }: Props) => {
  const { pathname } = useLocation()
  const current = marked && isActive(to, pathname) ? 'page' : undefined
  return entryOf(to) === entryOf(pathname) ? (
    <Link to={to} aria-current={current} {...rest} />
  ) : (
    <a href={to} aria-current={current} {...rest} />
  )
}
