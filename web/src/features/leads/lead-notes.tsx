import { type Lead, limits } from '@bong-bari/contract'
import { PencilLine, Save } from 'lucide-react'
import { conflict } from '../../office/conflict.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { useDraft, writeDraft } from './lead-drafts.ts'
import { useSaveNotes } from './lead-updates.ts'

const longest = limits.lead.followUpNotes

const tooLong = (text: string) =>
  text.length > longest
    ? `Follow-up notes must be at most ${longest.toLocaleString('en')} characters`
    : undefined

const useNotes = (lead: Lead) => {
  const saved = lead.followUpNotes ?? ''
  const draft = useDraft(lead.id)
  const save = useSaveNotes(lead)
  const text = draft?.text ?? saved
  const write = (typed: string) =>
    writeDraft(lead.id, typed === saved ? undefined : { text: typed, base: draft?.base ?? saved })
  return {
    text,
    saved,
    draft,
    write,
    submit: () => save.mutate({ text, seen: saved, version: lead.version }),
    isSaving: save.isPending,
  }
}

export const LeadNotes = ({ lead }: { lead: Lead }) => {
  const { text, saved, draft, write, submit, isSaving } = useNotes(lead)
  const error = tooLong(text)
  const isUnsaved = draft !== undefined && !isSaving
  return (
    <form
      className="grid gap-2 [&_textarea]:max-h-[calc(40*var(--dvh))] [&_textarea]:min-h-15"
      onSubmit={(event) => {
        event.preventDefault()
        if (!error) submit()
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
      {isUnsaved && draft.base !== saved && text !== saved && (
        <conflict.Component
          key={saved}
          changedBy={lead.changedBy}
          updatedAt={lead.updatedAt}
          clashes={[{ name: 'notes', label: 'Follow-up notes', theirs: saved, mine: text }]}
          onChoose={(_, side) => side === 'theirs' && write(saved)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabled={isSaving || Boolean(error)}
        >
          <Save />
          {isSaving ? 'Saving...' : 'Save Notes'}
        </Button>
        <p className="flex items-center gap-1.5 font-medium text-dense text-taxi-800" role="status">
          {isUnsaved && (
            <>
              <PencilLine className="size-[15px]" />
              Not saved yet
            </>
          )}
        </p>
      </div>
    </form>
  )
}
