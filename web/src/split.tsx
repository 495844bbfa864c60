import { type ComponentType, use } from 'react'
import { matchPath } from 'react-router'
import { CodeError } from './code-error.ts'
import { askAgain, statusOfLost } from './ui/ask-again.ts'
import { reload } from './ui/reload.ts'

export type Split<Props extends object> = {
  /** Loads the code; the component then renders without waiting. */
  load: () => Promise<unknown>
  Component: ComponentType<Props>
}

const all: Split<never>['load'][] = []

/** Loads a page and the parts that its code holds: a server renders without waiting. */
export const loadWhole = async (page: Split<object>) => {
  const before = all.length
  await page.load()
  for (const load of all.slice(before)) await load()
}

/** Where the server has the page by now, or no longer has this file of it, the page comes as a document. */
const orDocument = async (error: unknown) => {
  if (!navigator.onLine || !(await statusOfLost(error))) return
  // The browser brings a page that it loads anew to where the one before was scrolled to.
  window.scrollTo(0, 0)
  reload()
  await new Promise<never>(() => {})
}

/**
 * A component in a chunk of its own. Unlike React's lazy it never suspends once loaded, so the
 * server renders it at once and a page that was awaited hydrates in one go. Where the code does not
 * come it throws a {@link CodeError}, the same until that is told to ask again: a promise made anew
 * at each render never reaches an error boundary.
 */
export const split = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Split<Props> => {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  let shown: Promise<ComponentType<Props>> | undefined
  const start = () => {
    pending ??= askAgain(load).then(
      (component) => {
        loaded = component
        return component
      },
      (error) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const show = () => {
    if (shown) return shown
    const asked = start().catch(async (error) => {
      await orDocument(error)
      throw new CodeError(error, () => {
        if (shown === asked) shown = undefined
      })
    })
    shown = asked
    return asked
  }
  all.push(start)
  const Component = (props: Props) => {
    const Loaded = loaded ?? use(show())
    return <Loaded {...props} />
  }
  return { load: start, Component }
}

export type PageRoute = { path: string; page: Split<object> }

/** The one of `routes` that a path, case as written, leads to. */
export const findRoute = (routes: PageRoute[], path: string) =>
  routes.find((route) => matchPath({ path: route.path, caseSensitive: true }, path))
