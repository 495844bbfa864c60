import { type ComponentType, use } from 'react'
import { matchPath } from 'react-router'
import { fetchStatusOfLostFile, loadWithRetry, reload } from './begin/load-code.ts'
import { CodeError } from './code-error.ts'

export type Split<Props extends object> = {
  /** Loads the component's code; after this it renders synchronously. */
  load: () => Promise<unknown>
  Component: ComponentType<Props>
}

const all: Split<never>['load'][] = []

/** Loads a page with its nested chunks, so that a server renders synchronously. */
export const loadWhole = async (page: Split<object>) => {
  const before = all.length
  await page.load()
  for (const load of all.slice(before)) await load()
}

/** Loads the page as a document where the server has it, or where a deployment replaced this chunk. */
const orDocument = async (error: unknown) => {
  if (!navigator.onLine || !(await fetchStatusOfLostFile(error))) return
  // The browser restores the old scroll position after a reload.
  window.scrollTo(0, 0)
  reload()
  await new Promise<never>(() => {})
}

/**
 * A component in its own chunk. Unlike React's lazy it never suspends once loaded, so servers
 * render it at once and hydration is synchronous. On failure it throws the same {@link CodeError}
 * until told to retry: a new promise per render would never reach an error boundary.
 */
export const split = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Split<Props> => {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  let shown: Promise<ComponentType<Props>> | undefined
  const start = () => {
    pending ??= loadWithRetry(load).then(
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
    const promise = start().catch(async (error) => {
      await orDocument(error)
      throw new CodeError(error, () => {
        if (shown === promise) shown = undefined
      })
    })
    shown = promise
    return promise
  }
  all.push(start)
  const Component = (props: Props) => {
    const Loaded = loaded ?? use(show())
    return <Loaded {...props} />
  }
  return { load: start, Component }
}

export type PageRoute = { path: string; page: Split<object> }

/** Finds the route of a path. Capital and small letters differ. */
export const findRoute = (routes: PageRoute[], path: string) =>
  routes.find((route) => matchPath({ path: route.path, caseSensitive: true }, path))
