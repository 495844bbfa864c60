import { ArrowDown, ArrowUp, Pencil, Power, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

/** A row of a list; one that is off is dimmed. */
export const Row = ({ isOff, ...rest }: { isOff?: boolean } & ComponentProps<'li'>) => (
  <li
    className={`flex items-start gap-3 border-khata-200 border-b py-3 pr-3.5 pl-[18px] first:rounded-t-md last:rounded-b-md last:border-b-0 max-md:flex-wrap max-md:px-3.5 ${isOff ? 'bg-khata-100' : ''}`}
    {...rest}
  />
)

/** What a row says, beside its tools. */
export const RowWords = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 flex-1 gap-[3px]">{children}</div>
)

/** Small facts in one line: texts, badges, and icons with a text in a `span`. */
export const RowFacts = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-khata-700 [&>span]:inline-flex [&>span]:min-w-0 [&>span]:items-center [&>span]:gap-[5px] [&>span>svg]:size-[15px]">
    {children}
  </p>
)

/** The tools at the end of a row; on a phone under its words. */
export const RowTools = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-none gap-2 max-md:w-full max-md:justify-end">{children}</div>
)

/** `name` is what the row is about: each tool says it to screen readers. */
type Tool = { name: string; onClick: () => void }

export const EditTool = ({ name, onClick }: Tool) => (
  <Button variant="secondary" iconOnly aria-label={`Edit ${name}`} onClick={onClick}>
    <Pencil />
  </Button>
)

export const DeleteTool = ({ name, onClick }: Tool) => (
  <Button variant="danger" iconOnly aria-label={`Delete ${name}`} onClick={onClick}>
    <Trash2 />
  </Button>
)

type SwitchToolProps = {
  name: string
  isOn: boolean
  isBusy: boolean
  onSwitch: (on: boolean) => void
}

export const SwitchTool = ({ name, isOn, isBusy, onSwitch }: SwitchToolProps) => {
  const word = isOn ? 'Turn off' : 'Turn on'
  return (
    <Button
      variant="secondary"
      aria-label={`${word} ${name}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || onSwitch(!isOn)}
    >
      <Power />
      {word}
    </Button>
  )
}

type MoveToolsProps = {
  name: string
  /** Place of the row, from 0, and of the last one. */
  at: number
  last: number
  onMove: (to: number) => void
}

/** One step up or down. */
export const MoveTools = ({ name, at, last, onMove }: MoveToolsProps) => (
  <>
    <Button
      variant="secondary"
      iconOnly
      aria-label={`Move up ${name}`}
      disabled={at === 0}
      onClick={() => onMove(at - 1)}
    >
      <ArrowUp />
    </Button>
    <Button
      variant="secondary"
      iconOnly
      aria-label={`Move down ${name}`}
      disabled={at === last}
      onClick={() => onMove(at + 1)}
    >
      <ArrowDown />
    </Button>
  </>
)
