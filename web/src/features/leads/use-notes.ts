import { type Lead, limits } from '@bong-bari/contract'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasSession } from '../../api.ts'
import { leadChangeKey } from './lead-cache.ts'
import { notesDrafts, notesKey } from './lead-drafts.ts'
import { useSaveNotes } from './lead-updates.ts'
import { mergeNotes } from './merge-notes.ts'

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

type Merged = Awaited<ReturnType<typeof mergeNotes>>

/** The versions to choose from, where the same paragraph was changed here and by somebody else. */
const useNotesConflict = (base: string, mine: string, theirs: string) => {
  const isBehind = base !== theirs && mine !== theirs
  const [conflict, setConflict] = useState<Merged>()
  useEffect(() => {
    let isOver = false
    const show = (merged: Merged) => {
      if (!isOver) setConflict(merged && merged.mine !== merged.theirs ? merged : undefined)
    }
    if (isBehind) void mergeNotes(base, mine, theirs).then(show)
    else show(undefined)
    return () => {
      isOver = true
    }
  }, [isBehind, base, mine, theirs])
  return isBehind ? conflict : undefined
}

/** Notes as typed. They save after the last key and on leaving, merged with what somebody else saved since. */
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
  const isUnsaved = draft !== undefined && !isOnItsWay
  const base = isUnsaved ? draft.base : saved
  const conflict = useNotesConflict(base, text, saved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** What is typed while a save is under way is typed on what that one sends, which `saved` has already. */
  const writeOf = (typed: { text: string; base: string }) => ({
    text: typed.text,
    base: isOnItsWay ? saved : typed.base,
    saved,
    version,
  })
  const autosave = () => {
    clearTimeout(timer.current)
    const left = notesDrafts.read(key)
    if (!left || left.text.length > limits.lead.followUpNotes || !hasSession()) return
    const isSending = isOnItsWay && left.text === saved
    if (!isSending && !conflict) quiet.mutate({ ...writeOf(left), isQuiet: true })
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
    save.mutate(writeOf(draft ?? { text, base: saved }))
  }
  return {
    text,
    saved,
    write,
    settle,
    submit,
    isUnsaved,
    conflict,
    isSaving: save.isPending,
    autosave: quiet,
  }
}
