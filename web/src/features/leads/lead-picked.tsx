import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { requests } from './lead-total.ts'

type LeadPickedProps = {
  picked: ReadonlySet<string>
  listed: readonly string[]
  /** How many the list holds, such as `3,018`. */
  total: string
  onClear: () => void
}

/** `2 of 3,018 selected`, and how many of them the list does not show. */
export const pickedWords = (
  picked: ReadonlySet<string>,
  listed: readonly string[],
  total: string,
) => {
  const shown = listed.filter((id) => picked.has(id)).length
  const hidden = picked.size - shown
  const words = `${shown.toLocaleString('en')} of ${total} selected`
  return hidden ? `${words}, ${hidden} more not shown here` : words
}

/** How many the list holds or, once some are ticked, how many of them these are. */
export const LeadPicked = ({ picked, listed, total, onClear }: LeadPickedProps) => (
  <p className="flex items-center text-dense text-khata-700" role="status">
    {picked.size === 0 && listed.length > 0 && requests(total)}
    {picked.size > 0 && (
      <>
        {pickedWords(picked, listed, total)}
        <Button variant="bare" iconOnly aria-label="Clear the selection" onClick={onClear}>
          <X />
        </Button>
      </>
    )}
  </p>
)
