import { type Lead, limits } from '@bong-bari/contract'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hasSession } from '../../api.ts'
import { leadChangeKey } from './lead-cache.ts'
import { notesDrafts, notesKey } from './lead-drafts.ts'
import { useSaveNotes } from './lead-updates.ts'

/** Notes save after this long without a key, in ms. */
const savedAfter = 5_000

/** Runs on leaving the lead or the browser tab. */
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
 * Notes as typed. They save after the last key and on leaving, but never over notes that somebody else saved
 * since: those ask first.
 */
export const useNotes = (lead: Lead) => {
  const { id, version } = lead
  const saved = lead.followUpNotes ?? ''
  const key = notesKey(id)
  const draft = notesDrafts.use(key)
  const save = useSaveNotes(lead)
  const quiet = useSaveNotes(lead)
  // Also calls from before these details were reopened.
  const isOnItsWay = useIsMutating({ mutationKey: [...leadChangeKey(id), 'notes'] }) > 0
  const text = draft?.text ?? saved
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const autosave = () => {
    clearTimeout(timer.current)
    const left = notesDrafts.read(key)
    if (!left || left.text.length > limits.lead.followUpNotes || !hasSession()) return
    const isKnown = isOnItsWay ? left.text === saved : left.base !== saved
    if (!isKnown) quiet.mutate({ text: left.text, seen: saved, version, isQuiet: true })
  }
  const latest = useOnLeave(autosave)

  const write = (typed: string, base = draft?.base ?? saved) => {
    const isSaved = typed === saved && !isOnItsWay
    if (isSaved) notesDrafts.forget(key)
    else notesDrafts.change(key, { text: typed, base })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), savedAfter)
  }
  /** The choice of somebody who saw what is saved. */
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
