import { type ComponentProps, createContext, useContext } from 'react'

type Entry = 'public' | 'admin'

// Only this half of the edge's list: browsers need no other.
const officePage =
  /^\/(login|preview|admin(\/(audit|brands|chatbot|homepage|numbers|people|pictures|replies|settings|trash))?)$/

const within = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Links from one entry to the other are document loads. */
export const entryOf = (path: string): Entry => (officePage.test(path) ? 'admin' : 'public')

/** A link is active on all pages below its address, except Home's. */
export const isActive = (link: string, path: string) =>
  link === '/' ? path === '/' : within(link, path)

/** The path of the page that is drawn, such as `/blog/a-post`. */
export const PathContext = createContext('/')

const usePagePath = () => useContext(PathContext)

/** A link to a page of the site, marked where it leads to the current one. */
export const SiteLink = ({ href, ...rest }: ComponentProps<'a'> & { href: string }) => (
  <a href={href} aria-current={isActive(href, usePagePath()) ? 'page' : undefined} {...rest} />
)
