import type { KeyboardEvent } from 'react'
import { openButtonId } from './lead-row.tsx'

const steps = new Map([
  ['ArrowDown', 1],
  ['j', 1],
  ['ArrowUp', -1],
  ['k', -1],
])

/** Keys that a control needs for itself are left to it. */
const isTyping = (target: Element) =>
  target.closest('textarea, select, input:not([type="checkbox"])') !== null

type LeadKeys = {
  ids: readonly string[]
  selectedId: string | undefined
  onOpen: (id: string) => void
  onToggle: (id: string) => void
}

/**
 * Keys over list and details: arrows or j and k go from lead to lead, x ticks one. In the list they
 * move the focus, and Enter opens; in the details they open the next one.
 */
export const leadKeys =
  ({ ids, selectedId, onOpen, onToggle }: LeadKeys) =>
  (event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof HTMLElement) || isTyping(target)) return
    const focused = target.closest<HTMLElement>('tr[data-lead]')?.dataset.lead
    const from = focused ?? selectedId
    if (!from) return
    if (key === 'x') return onToggle(from)
    const next = ids[ids.indexOf(from) + (steps.get(key) ?? 0)]
    if (!next || next === from) return
    // Arrows scroll a long message.
    if (!focused && key.startsWith('Arrow')) return
    event.preventDefault()
    if (focused) document.getElementById(openButtonId(next))?.focus()
    else onOpen(next)
  }
