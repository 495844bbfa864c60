import { type Lead, limits } from '@bong-bari/contract'
import { PencilLine, Save } from 'lucide-react'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { oneConflict, untilSaved } from '../../office/conflict.ts'
import { loadTexts } from '../../office/load-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { useNotes } from './use-notes.ts'

const longest = limits.lead.followUpNotes

const tooLong = (text: string) =>
  text.length > longest
    ? `Follow-up notes must be at most ${longest.toLocaleString('en')} characters`
    : undefined

/** Keeps the cursor at its letter when a save brings in what somebody else wrote. */
const useCursor = (text: string) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const last = useRef({ text, start: 0, end: 0 })
  const remember = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart: start, selectionEnd: end } = currentTarget
    last.current = { text: value, start, end }
  }
  useLayoutEffect(() => {
    const node = field.current
    const { text: before, start, end } = last.current
    last.current.text = text
    if (!node || node !== document.activeElement || before === text) return
    void loadTexts().then((texts) => {
      if (!texts || node.value !== text) return
      const move = (place: number) => texts.movedCursor(before, text, place)
      node.setSelectionRange(move(start), move(end))
    })
  }, [text])
  return { field, remember }
}

export const LeadNotes = ({ lead }: { lead: Lead }) => {
  const { text, saved, write, settle, submit, isSaving, isUnsaved, conflict, autosave } =
    useNotes(lead)
  const cursor = useCursor(text)
  const error = tooLong(text)
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
        ref={cursor.field}
        value={text}
        error={error}
        onSelect={cursor.remember}
        aria-keyshortcuts="n"
        onChange={(event) => {
          cursor.remember(event)
          write(event.target.value)
        }}
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
              {autosave.isError && !conflict ? 'Not saved: the last try failed' : 'Not saved yet'}
            </>
          ) : (
            autosave.isSuccess && 'Saved'
          )}
        </p>
      </div>
    </form>
  )
}
