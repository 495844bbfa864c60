import { type ComponentType, use } from 'react'
import { matchPath } from 'react-router'

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

/**
 * A component in a chunk of its own. Unlike React's lazy it never suspends once loaded, so the
 * server renders it at once and a page that was awaited hydrates in one go.
 */
export const split = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Split<Props> => {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  const start = () => {
    pending ??= load().then(
      (component) => {
        loaded = component
        return component
      },
      (error) => {
        // The next visit asks again, where the browser does: Chromium remembers the failure.
        pending = undefined
        throw error
      },
    )
    return pending
  }
  all.push(start)
  const Component = (props: Props) => {
    const Loaded = loaded ?? use(start())
    return <Loaded {...props} />
  }
  return { load: start, Component }
}

export type PageRoute = { path: string; page: Split<object> }

/** The one of `routes` that a path, case as written, leads to. */
export const findRoute = (routes: PageRoute[], path: string) =>
  routes.find((route) => matchPath({ path: route.path, caseSensitive: true }, path))
