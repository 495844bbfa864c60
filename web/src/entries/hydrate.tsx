import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Toaster } from '../ui/toast.tsx'
import { watchReplaced } from './replaced.ts'

const Live = ({ onLive, children }: { onLive: () => void; children: ReactNode }) => {
  useEffect(onLive, [onLive])
  return children
}

/** The child of `parent` in which React's `node` is now; null where it is in none. */
const childWith = (parent: Node, node: Node | null) => {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

let areForeignParentsAllowed = false

/**
 * Translators put an element around a text, or in its place. React would fail to remove that text, or
 * to insert before it, and the page would become an error page.
 */
const allowForeignParents = () => {
  if (areForeignParentsAllowed) return
  areForeignParentsAllowed = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(node: Child) {
    const child = childWith(this, node)
    if (child) removeChild.call(this, child)
    return node
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null) {
    insertBefore.call(this, node, childWith(this, next))
    return node
  }
}

const warnOfRedraw = (error: unknown) =>
  console.warn('Something changed the page before it was interactive, so it was drawn anew.', error)

/** Hydrates or fills `root`; resolves once interactive, to what finds a control that was drawn anew. */
export const hydrate = (root: Element, app: ReactNode, identifierPrefix = '') =>
  new Promise<(control: Element) => Element | undefined>((resolve) => {
    allowForeignParents()
    if (!root.firstElementChild) {
      const findNothing = () => undefined
      return createRoot(root).render(<Live onLive={() => resolve(findNothing)}>{app}</Live>)
    }
    const findCurrent = watchReplaced(root)
    hydrateRoot(root, <Live onLive={() => resolve(findCurrent)}>{app}</Live>, {
      identifierPrefix,
      onRecoverableError: warnOfRedraw,
    })
  })

let hasToasts = false

/** Islands share one place for toasts, which is there with the first of them. */
export const showToasts = () => {
  if (hasToasts) return
  hasToasts = true
  createRoot(document.createElement('div')).render(<Toaster />)
}

/** Hydrates an island with the properties in its HTML. */
export const hydrateIsland =
  <Props extends object>(Component: ComponentType<Props>) =>
  (root: Element) => {
    showToasts()
    const { island, props = '{}' } = (root as HTMLElement).dataset
    return hydrate(root, <Component {...(JSON.parse(props) as Props)} />, `${island}-`)
  }
