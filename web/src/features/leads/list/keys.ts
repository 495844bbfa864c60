import { type Lead, leadStatuses } from '@bong-bari/contract'
import { useEffect, useRef } from 'react'
import { useSetStatus } from '../data/changes.ts'
import { openButtonId } from './row.tsx'

const keySteps = new Map([
  ['ArrowDown', 1],
  ['j', 1],
  ['ArrowUp', -1],
  ['k', -1],
])

/** Controls keep the keys they need. */
const textFields =
  'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable]'

const coveringWindow = () => [...document.querySelectorAll('[aria-modal="true"]')].at(-1)

/** Windows have their own keys; the sheet that shows a lead takes those of a lead. */
const isElsewhere = (target: Element, key: string) => {
  const dialog = coveringWindow() ?? target.closest('[role="dialog"]')
  return dialog ? '?/e'.includes(key) || !dialog.querySelector('[data-lead-details]') : false
}

/** The Latin letter or sign, also on a keyboard of another script, by the place of the key. */
export const toLatinKey = ({ key, code, shiftKey }: KeyboardEvent) => {
  if (key <= '~') return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return code.replace(/^(Key|Digit|Numpad)/, '').toLowerCase()
}

/** The control that declares this key. */
const findControl = (key: string) =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]:not(table)`)

const focusRow = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

type LeadKeys = {
  leads: readonly Lead[]
  /** The lead whose details are open. */
  selected: Lead | undefined
  onOpen: (id: string) => void
  onClose: () => void
  onToggle: (id: string) => void
  onReply: (lead: Lead) => void
  onMine: (lead: Lead) => void
  onFollowUp: (lead: Lead) => void
  onSpam: (lead: Lead) => void
  onDone: (lead: Lead) => void
  onWroteBack: (lead: Lead) => void
  /** Whether an opened reply was sent. */
  onSent: (lead: Lead, isSent: boolean) => void
  onExport: () => void
  onHelp: () => void
}

/** Within the list moves the focus; elsewhere opens the next lead. */
const moveByKey = (
  key: string,
  focused: string | undefined,
  { leads, selected, onOpen }: LeadKeys,
) => {
  // Arrows scroll the page, and a long message.
  if (!focused && key.startsWith('Arrow')) return false
  const from = focused ?? selected?.id
  if (!from) focusRow('[data-lead] button')
  const at = leads.findIndex(({ id }) => id === from)
  const next = from && leads[at + (keySteps.get(key) ?? 0)]?.id
  if (!next) return !from
  if (focused) focusRow(`#${openButtonId(next)}`)
  else onOpen(next)
  return true
}

/** Opens the lead after the open one; returns whether there is one. */
const openNext = ({ leads, selected, onOpen }: LeadKeys) => {
  const next = selected && leads[leads.findIndex(({ id }) => id === selected.id) + 1]
  if (next) onOpen(next.id)
  return next !== undefined
}

const handleKey = (event: KeyboardEvent, set: ReturnType<typeof useSetStatus>, keys: LeadKeys) => {
  const { target, repeat } = event
  const key = toLatinKey(event)
  if (!(target instanceof HTMLElement) || isElsewhere(target, key)) return false
  if (event.altKey) return false
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'Enter' || repeat) return false
    // Notes save themselves on leaving.
    if (event.shiftKey && openNext(keys)) return true
    findControl('Control+Enter')?.click()
    return true
  }
  if (target.closest(textFields)) return false
  if (event.shiftKey && /^[xs]$/i.test(key)) {
    if (!repeat) findControl(`Shift+${key.toUpperCase()}`)?.click()
    return true
  }
  const focused = target.closest<HTMLElement>('tr[data-lead]')?.dataset.lead
  if (keySteps.has(key)) return moveByKey(key, focused, keys)
  if (repeat) return false
  const { leads, selected, onOpen, onClose } = keys
  const lead = focused ? leads.find(({ id }) => id === focused) : selected
  if (lead && key === 'x') keys.onToggle(lead.id)
  else if (lead && key === 'o') lead.id === selected?.id ? onClose() : onOpen(lead.id)
  else if (lead && key === 'r') keys.onReply(lead)
  else if (lead && key === 'm') keys.onMine(lead)
  else if (lead && key === 'f') keys.onFollowUp(lead)
  else if (lead && key === 's') keys.onSpam(lead)
  else if (lead && key === 'd') keys.onDone(lead)
  else if (lead && key === 'w') keys.onWroteBack(lead)
  else if (lead && /^y$/i.test(key)) keys.onSent(lead, !event.shiftKey)
  else if (key === '?') keys.onHelp()
  else if (['n', 'a', '/'].includes(key)) findControl(key)?.focus()
  else if (key === 'e') keys.onExport()
  else {
    const status = leadStatuses[Number(key) - 1]
    if (!lead || !status) return false
    set(lead, status)
  }
  return true
}

/** Keyboard shortcuts, except in text fields and windows. */
export const useLeadKeys = (keys: LeadKeys) => {
  const set = useSetStatus()
  const latest = useRef<(event: KeyboardEvent) => boolean>(undefined)
  latest.current = (event) => handleKey(event, set, keys)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && latest.current?.(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** In a window a key presses the control that declares it; while somebody types only with Ctrl or ⌘. */
export const useWindowKeys = () =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, repeat } = event
      const isHeld = ctrlKey || metaKey
      const isTyped = !isHeld && target instanceof Element && target.matches(textFields)
      if (altKey || isTyped) return
      const key = `${isHeld ? 'Control+' : ''}${toLatinKey(event)}`
      const control = [
        ...(coveringWindow()?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? []),
      ].find((one) => one.getAttribute('aria-keyshortcuts')?.split(' ').includes(key))
      if (!control) return
      event.preventDefault()
      if (!repeat) control.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
