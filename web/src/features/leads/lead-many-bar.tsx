import {
  CalendarPlus,
  Check,
  Download,
  Eraser,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  Tag,
  UserRound,
  X,
} from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ManyKind } from './lead-many-dialog.tsx'

type ManyBarProps = {
  /** Such as `2 of 3,018 selected`. */
  words: string
  isSpam: boolean
  isBusy: boolean
  /** Ticks all there are; absent where all are. */
  all: { word: string; onPick: () => void } | undefined
  onAsk: (kind: ManyKind) => void
  onExport: () => void
  onClear: () => void
}

/** `label` says the whole of it to who does not see where the button stands. */
type Action = {
  kind: ManyKind | 'export'
  word: string
  label: string
  icon: LucideIcon
  keys?: string
}

const actions: Action[] = [
  { kind: 'status', word: 'Status', label: 'Status of the selected', icon: Tag, keys: 'a' },
  { kind: 'owner', word: 'Owner', label: 'Owner of the selected', icon: UserRound },
  {
    kind: 'followUpOn',
    word: 'Follow-up day',
    label: 'Follow-up day of the selected',
    icon: CalendarPlus,
    keys: 'Shift+F',
  },
  { kind: 'done', word: 'Done', label: 'Done: the selected', icon: Check },
  {
    kind: 'spam',
    word: 'Mark as spam',
    label: 'Mark the selected as spam',
    icon: ShieldAlert,
    keys: 'Shift+S',
  },
  { kind: 'export', word: 'Export', label: 'Export the selected', icon: Download },
  { kind: 'erase', word: 'Erase', label: 'Erase the selected', icon: Eraser },
]
const spamActions: Action[] = [
  {
    kind: 'restore',
    word: 'Not spam',
    label: 'Not spam: the selected',
    icon: ShieldCheck,
    keys: 'a',
  },
  { kind: 'erase', word: 'Erase', label: 'Erase the selected', icon: Eraser },
]

/** Over the head of the table, so that nothing moves under the finger that ticks; where that is narrow, within reach of the thumb. */
const place =
  'xl:absolute xl:top-px xl:right-px xl:left-[51px] xl:h-10 xl:rounded-tr-md max-xl:fixed max-xl:bottom-3 max-xl:left-3 max-xl:z-60 max-xl:rounded-md max-xl:border max-xl:border-jaanla-700 max-xl:p-1 max-xl:shadow-pop max-md:right-[76px] max-md:flex-wrap'

const actionClass =
  'xl:gap-1.5! xl:px-2! xl:text-dense! xl:[&>svg]:size-[15px]! md:max-xl:px-2.5! max-md:min-h-13! max-md:flex-1 max-md:flex-col max-md:gap-0.5! max-md:px-0! max-md:text-tiny!'

/** What can be done to the ticked ones. */
export const ManyBar = (props: ManyBarProps) => {
  const { words, isSpam, isBusy, all, onAsk, onExport, onClear } = props
  return (
    <section
      aria-label="Selected requests"
      className={`${place} z-2 flex items-center gap-x-1 bg-jaanla-100 text-dense`}
    >
      <p className="min-w-0 flex-1 truncate px-1 font-semibold max-md:px-2" role="status">
        {words}
      </p>
      {all && (
        <Button
          className="px-2! text-dense! underline underline-offset-3 xl:min-h-9!"
          variant="bare"
          onClick={all.onPick}
        >
          {all.word}
        </Button>
      )}
      <div className="flex max-md:order-last max-md:grid max-md:w-full max-md:grid-cols-4">
        {(isSpam ? spamActions : actions).map(({ kind, word, label, icon: Icon, keys }) => (
          <Button
            key={kind}
            // The long word needs their room.
            className={`${actionClass} ${all ? 'xl:[&>svg]:hidden' : ''}`}
            variant="bare"
            aria-label={label}
            aria-disabled={isBusy && kind !== 'export'}
            aria-keyshortcuts={keys}
            onClick={() => {
              if (kind === 'export') onExport()
              else if (!isBusy) onAsk(kind)
            }}
          >
            <Icon />
            {word}
          </Button>
        ))}
      </div>
      <Button
        className="xl:min-h-9! xl:w-9!"
        variant="bare"
        iconOnly
        aria-label="Clear the selection"
        onClick={onClear}
      >
        <X />
      </Button>
    </section>
  )
}
