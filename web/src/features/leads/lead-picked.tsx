import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

type LeadPickedProps = {
  picked: ReadonlySet<string>
  listed: readonly string[]
  hasMore: boolean
  onClear: () => void
}

/** `2 of 50+ selected`, and how many of them the list does not show. */
export const pickedWords = (
  picked: ReadonlySet<string>,
  listed: readonly string[],
  hasMore: boolean,
) => {
  const shown = listed.filter((id) => picked.has(id)).length
  const hidden = picked.size - shown
  const total = `${listed.length.toLocaleString('en')}${hasMore ? '+' : ''}`
  const words = `${shown.toLocaleString('en')} of ${total} selected`
  return hidden ? `${words}, ${hidden} more not shown here` : words
}

export const LeadPicked = ({ picked, listed, hasMore, onClear }: LeadPickedProps) => (
  <p className="flex items-center text-dense text-khata-700" role="status">
    {picked.size > 0 && (
      <>
        {pickedWords(picked, listed, hasMore)}
        <Button variant="bare" iconOnly aria-label="Clear the selection" onClick={onClear}>
          <X />
        </Button>
      </>
    )}
  </p>
)
