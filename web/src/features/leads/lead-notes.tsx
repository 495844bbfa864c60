import { type Lead, limits } from '@bong-bari/contract'
import { PencilLine, Save } from 'lucide-react'
import { oneConflict, untilSaved } from '../../office/conflict.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { useNotes } from './use-notes.ts'

const longest = limits.lead.followUpNotes

const tooLong = (text: string) =>
  text.length > longest
    ? `Follow-up notes must be at most ${longest.toLocaleString('en')} characters`
    : undefined

export const LeadNotes = ({ lead }: { lead: Lead }) => {
  const { text, saved, write, settle, submit, isSaving, isUnsaved, hasClash, autosave } =
    useNotes(lead)
  const error = tooLong(text)
  return (
    <form
      className="grid gap-2 [&_textarea]:max-h-[calc(40*var(--dvh))] [&_textarea]:min-h-15"
      onSubmit={(event) => {
        event.preventDefault()
        if (!error && !hasClash) submit()
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
      {hasClash && (
        <oneConflict.Component
          key={saved}
          changedBy={lead.changedBy}
          updatedAt={lead.updatedAt}
          label="Follow-up notes"
          theirs={saved}
          mine={text}
          isText
          safe={untilSaved}
          onChosen={settle}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabled={isSaving || hasClash || Boolean(error)}
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
              {autosave.isError && !hasClash ? 'Not saved: the last try failed' : 'Not saved yet'}
            </>
          ) : (
            autosave.isSuccess && 'Saved'
          )}
        </p>
      </div>
    </form>
  )
}
