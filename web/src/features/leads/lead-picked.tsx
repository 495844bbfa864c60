import { Button } from '../../ui/button.tsx'

/** `2 of 3,018 selected`, and how many of them the list hides. */
export const pickedWords = (
  picked: ReadonlySet<string>,
  listed: readonly string[],
  total: string,
) => {
  const shown = listed.filter((id) => picked.has(id)).length
  const hidden = picked.size - shown
  const words = `${shown.toLocaleString('en')} of ${total} selected`
  return hidden ? `${words}, ${hidden.toLocaleString('en')} more not shown here` : words
}

type LookingProps = { found: number; total: string; onStop: () => void }

export const Looking = ({ found, total, onStop }: LookingProps) => (
  <div
    role="status"
    className="flex min-h-14 items-center gap-3 rounded-md border border-jaanla-700 bg-jaanla-50 px-3.5 py-1.5 shadow-quiet"
  >
    <p className="min-w-0 flex-1">
      Selecting: <b>{`${found.toLocaleString('en')} of ${total}`}</b>
    </p>
    <Button variant="secondary" onClick={onStop}>
      Stop
    </Button>
  </div>
)
