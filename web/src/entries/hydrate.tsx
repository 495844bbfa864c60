import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentOf, watchReplaced } from './replaced.ts'

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

/**
 * Translators put an element around a text, or in its place. React would fail to remove that text, or
 * to insert before it, and the page would become an error page.
 */
const allowForeignParents = () => {
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
export const hydrate = (root: Element, app: ReactNode) =>
  new Promise<typeof currentOf>((resolve) => {
    allowForeignParents()
    const live = <Live onLive={() => resolve(currentOf)}>{app}</Live>
    if (!root.firstElementChild) return createRoot(root).render(live)
    watchReplaced(root)
    hydrateRoot(root, live, { onRecoverableError: warnOfRedraw })
  })
