import { type Lead, limits } from '@bong-bari/contract'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hasSession } from '../../api.ts'
import { readDraft, useDraft, writeDraft } from './lead-drafts.ts'
import { useSaveNotes } from './lead-updates.ts'

/** Milliseconds without a key after which notes save themselves. */
const savedAfter = 5_000

/** Runs it when the reader goes: to another lead, to another tab of the browser. */
const useOnLeave = (run: () => void) => {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onChange = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      latest.current()
    }
  }, [])
  return latest
}

/**
 * The notes of a lead as typed. They save themselves after the last key and on leaving, but never
 * over notes that somebody else wrote since they were begun: those are asked about.
 */
export const useNotes = (lead: Lead) => {
  const { id, version } = lead
  const saved = lead.followUpNotes ?? ''
  const draft = useDraft(id)
  const save = useSaveNotes(lead)
  const quiet = useSaveNotes(lead)
  // Also what was sent before these details were closed and opened again.
  const isOnItsWay = useIsMutating({ mutationKey: ['notes', id] }) > 0
  const text = draft?.text ?? saved
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const autosave = () => {
    clearTimeout(timer.current)
    const left = readDraft(id)
    if (!left || left.text.length > limits.lead.followUpNotes || !hasSession()) return
    const isKnown = isOnItsWay ? left.text === saved : left.base !== saved
    if (!isKnown) quiet.mutate({ text: left.text, seen: saved, version, isQuiet: true })
  }
  const latest = useOnLeave(autosave)

  const write = (typed: string, base = draft?.base ?? saved) => {
    const isSaved = typed === saved && !isOnItsWay
    writeDraft(id, isSaved ? undefined : { text: typed, base })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), savedAfter)
  }
  /** What somebody chose, who has seen what is saved. */
  const settle = (chosen: string) => write(chosen, saved)
  const submit = () => {
    clearTimeout(timer.current)
    save.mutate({ text, seen: saved, version })
  }
  const isUnsaved = draft !== undefined && !isOnItsWay
  const hasClash = isUnsaved && draft.base !== saved && text !== saved
  return {
    ...{ text, saved, write, settle, submit, isUnsaved, hasClash },
    isSaving: save.isPending,
    autosave: quiet,
  }
}
