import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Toaster } from '../ui/toast.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlSelector = 'a, button, input, textarea, select'
const identifyingAttributes = ['class', 'name', 'href', 'aria-label', 'aria-pressed']

/** Equal for a control and for the one that React draws in its place. */
const keyOf = (control: Element) =>
  [control.tagName, ...identifyingAttributes.map((sign) => control.getAttribute(sign))].join()

/** The root's controls by key, each in the order of the page. */
const controlsOf = (root: Element) => {
  const all = new Map<string, Element[]>()
  for (const control of root.querySelectorAll(controlSelector)) {
    const key = keyOf(control)
    all.set(key, [...(all.get(key) ?? []), control])
  }
  return all
}

const isField = (control: Element): control is Field =>
  'value' in control && !(control instanceof HTMLButtonElement)

const isTyped = (field: Field) =>
  field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== field.defaultValue

const copyTyped = (from: Field, to: Field) => {
  if (!isTyped(from) || isTyped(to)) return
  // React overrides the property of the element itself, and would take this for its own change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const name of ['input', 'change']) to.dispatchEvent(new Event(name, { bubbles: true }))
}

const copyFocus = (from: Element, to: Element) => {
  if (document.activeElement !== document.body || !(to instanceof HTMLElement)) return
  to.focus({ preventScroll: true })
  if (isField(from) && 'selectionStart' in from && isField(to) && 'setSelectionRange' in to)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/**
 * When something changed the HTML before hydration, such as a password manager or a translator, React
 * draws a part of `root` or all of it anew. This carries over what was typed meanwhile, and the focus,
 * and returns what finds a served control or the one that took its place; undefined until there is one.
 */
const watchReplaced = (root: Element) => {
  const served = controlsOf(root)
  const { pathname } = location
  const findCurrent = (control: Element) => {
    if (control.isConnected) return control
    const [key, alike] = [...served].find(([, all]) => all.includes(control)) ?? []
    return key ? controlsOf(root).get(key)?.[alike?.indexOf(control) ?? 0] : undefined
  }
  const unseen = new Set([...served.values()].flat())
  let focused = document.activeElement
  /** Remembers where the focus is going, because React may redraw the form before it gets there. */
  const follow = (to: EventTarget | null) => {
    const control = to instanceof Element && root.contains(to) && to.closest(controlSelector)
    if (control) focused = control
  }
  root.addEventListener('focusin', ({ target }) => follow(target), true)
  const followMove = (event: Event) => event instanceof FocusEvent && follow(event.relatedTarget)
  root.addEventListener('focusout', followMove, true)
  root.addEventListener('pointerdown', ({ target }) => follow(target), true)
  // What was sent need not be carried over: the form that follows the thanks is empty.
  root.addEventListener('submit', ({ target }) => {
    for (const control of unseen)
      if (target instanceof Node && target.contains(control)) unseen.delete(control)
  })
  const observer = new MutationObserver(() => {
    // The next page may have a field of the same name.
    if (location.pathname !== pathname) return observer.disconnect()
    for (const control of unseen) {
      const isLost = !control.isConnected && (control === focused || isField(control))
      const current = isLost && findCurrent(control)
      if (!current) continue
      unseen.delete(control)
      if (isField(control) && isField(current)) copyTyped(control, current)
      if (control === focused) copyFocus(control, current)
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  return findCurrent
}

/**
 * A field that is left tells its change before the next one has the focus. React would hydrate at once, and draw anew what the focus is about
 * to reach. What was changed so early is read from the fields.
 */
const hideEarlyChanges = (root: Element) => {
  const stop = new AbortController()
  const served = new Set<EventTarget | null>(root.querySelectorAll(controlSelector))
  const hide = (event: Event) => served.has(event.target) && event.stopImmediatePropagation()
  root.addEventListener('change', hide, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

const Live = ({ onLive, children }: { onLive: () => void; children: ReactNode }) => {
  useEffect(onLive, [onLive])
  return children
}

/** The child of `parent` in which React's `node` is now; null where it is in none. */
const findChildWith = (parent: Node, node: Node | null) => {
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
    const child = findChildWith(this, node)
    if (child) removeChild.call(this, child)
    return node
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null) {
    insertBefore.call(this, node, findChildWith(this, next))
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
    const showChanges = hideEarlyChanges(root)
    const onLive = () => {
      showChanges()
      resolve(findCurrent)
    }
    hydrateRoot(root, <Live onLive={onLive}>{app}</Live>, {
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
