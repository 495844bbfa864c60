import { api, findCurrent, type Lead, limits, matching } from '@bong-bari/contract'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { PencilLine, Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call, hasSession } from '../../../api.ts'
import { oneConflict, untilSaved } from '../../../office/form/conflict.ts'
import { loadTextMerge } from '../../../office/form/use-changes.ts'
import { FailureForPeople } from '../../../office/page/failure.ts'
import { langOf } from '../../../plain/lang-of.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/field.tsx'
import { leadChangeKey, storeLead } from '../data/cache.ts'
import { leadParams, maxTries, useUpdate } from '../data/changes.ts'
import { notesDrafts, notesKey, settleNotes } from '../data/drafts.ts'

const isAppended = (base: string, text: string) => base !== '' && text.startsWith(`${base}\n`)

/**
 * Merges notes by paragraphs; `theirs` and `mine` differ where somebody must choose. Notes grow at their end, so what both
 * added there is kept, theirs first. Undefined when the code could not be loaded.
 */
const mergeNotes = async (base: string, mine: string, theirs: string) => {
  const texts = await loadTextMerge()
  const merged = texts?.mergeTexts(base, mine, theirs)
  if (!merged || !isAppended(base, mine) || !isAppended(base, theirs)) return merged
  return { theirs: merged.both, mine: merged.both, both: merged.both }
}

type NotesWrite = {
  text: string
  /** The saved notes that `text` was typed on. */
  base: string
  /** The notes of `version`, which others may have changed since. */
  saved: string
  version: number
  /** Nobody asked for it: shown only beside the field. */
  isQuiet?: boolean
}

/** Saves notes merged with those that others saved meanwhile. Rejects where somebody must choose: their field asks. */
const sendNotes = async (id: string, { text, base, saved, version }: NotesWrite) => {
  let write = { text, base, saved, version }
  // Without words, so that no toast shows.
  let refusal: unknown = new FailureForPeople('')
  for (let tries = 1; ; tries++) {
    if (write.base !== write.saved) {
      const merged = await mergeNotes(write.base, write.text, write.saved)
      if (!merged || merged.mine !== merged.theirs) throw refusal
      write = { ...write, text: merged.mine, base: write.saved }
    }
    try {
      const input = { ...leadParams(id), body: { followUpNotes: write.text } }
      return await call(api.leads.saveNotes, input, { headers: matching(write.version) })
    } catch (error) {
      const now = findCurrent(api.leads.saveNotes, error)
      if (!now || tries === maxTries) throw error
      refusal = error
      write = { ...write, saved: now.followUpNotes ?? '', version: now.version }
    }
  }
}

const useSaveNotes = ({ id, name }: Lead) => {
  const client = useQueryClient()
  return useUpdate<NotesWrite>(id, {
    name: 'notes',
    send: (write) => sendNotes(id, write),
    refused: (error, { isQuiet }) => {
      const now = findCurrent(api.leads.saveNotes, error)
      if (now) storeLead(client, now)
      return now !== undefined || isQuiet === true
    },
    fields: ({ text }) => ({ followUpNotes: text }),
    success: (_lead, { text, isQuiet }) => {
      settleNotes(id, text)
      if (isQuiet) return undefined
      return { title: 'Notes Saved', description: `Your notes on ${name} are kept.` }
    },
    failure: `The notes on ${name} could not be saved. They are still here; please try again.`,
  })
}

/** Notes save after this long without a key, in ms. */
const autosaveDelayMs = 5_000

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
const useNotes = (lead: Lead) => {
  const { id, version } = lead
  const saved = lead.followUpNotes ?? ''
  const key = notesKey(id)
  const draft = notesDrafts.use(key)
  const save = useSaveNotes(lead)
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
    const latestDraft = notesDrafts.read(key)
    if (!latestDraft || latestDraft.text.length > limits.lead.followUpNotes || !hasSession()) return
    const isSending = isOnItsWay && latestDraft.text === saved
    if (!isSending && !conflict) save.mutate({ ...writeOf(latestDraft), isQuiet: true })
  }
  const latest = useOnLeave(autosave)

  const write = (typed: string, base = draft?.base ?? saved) => {
    const isSaved = typed === saved && !isOnItsWay
    if (isSaved) notesDrafts.forget(key)
    else notesDrafts.change(key, { text: typed, base })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), autosaveDelayMs)
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
    save,
  }
}

const maxNotesLength = limits.lead.followUpNotes

const describeTooLong = (text: string) =>
  text.length > maxNotesLength
    ? `Follow-up notes must be at most ${maxNotesLength.toLocaleString('en')} characters`
    : undefined

export const LeadNotes = ({ lead }: { lead: Lead }) => {
  const { text, saved, write, settle, submit, save, isUnsaved, conflict } = useNotes(lead)
  const isSaving = save.isPending && !save.variables.isQuiet
  const error = describeTooLong(text)
  return (
    <form
      className="grid gap-2 [&_textarea]:max-h-[calc(40*var(--dvh))] [&_textarea]:min-h-15"
      onSubmit={(event) => {
        event.preventDefault()
        if (!error && !conflict) submit()
      }}
    >
      <TextareaField
        label="Follow-up notes"
        rows={2}
        lang={langOf(text)}
        value={text}
        error={error}
        aria-keyshortcuts="n"
        onChange={({ target }) => write(target.value)}
      />
      {conflict && (
        <oneConflict.Component
          key={saved}
          changedBy={lead.changedBy}
          updatedAt={lead.updatedAt}
          label="Follow-up notes"
          {...conflict}
          safe={untilSaved}
          onChosen={settle}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabled={isSaving || conflict !== undefined || Boolean(error)}
        >
          <Save />
          {isSaving ? 'Saving...' : 'Save Notes'}
        </Button>
        <p
          className={`flex items-center gap-1.5 font-medium text-dense [&>svg]:size-[15px] ${isUnsaved ? 'text-taxi-800' : 'text-khata-700'}`}
          role="status"
        >
          {isUnsaved ? (
            <>
              <PencilLine />
              {save.isError && save.variables.isQuiet && !conflict
                ? 'Not saved: the last try failed'
                : 'Not saved yet'}
            </>
          ) : (
            save.isSuccess && 'Saved'
          )}
        </p>
      </div>
    </form>
  )
}
