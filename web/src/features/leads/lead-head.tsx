import type { Lead } from '@bong-bari/contract'
import { maxPicks, type Picks } from './lead-picks.ts'

type TickAllProps = { leads: Lead[]; picks: Picks; isBusy: boolean }

const TickAll = ({ leads, picks: { picked, pick }, isBusy }: TickAllProps) => {
  const ids = leads.map(({ id }) => id)
  const count = ids.filter((id) => picked.has(id)).length
  const isAll = count > 0 && (count === ids.length || picked.size >= maxPicks)
  return (
    <label className="grid h-8 cursor-pointer place-items-center">
      <span className="sr-only">Select all shown</span>
      <input
        type="checkbox"
        className="size-[18px] cursor-pointer accent-jaanla-700"
        aria-keyshortcuts="Shift+X"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        checked={isAll}
        disabled={isBusy}
        onChange={() => pick(ids, !isAll)}
      />
    </label>
  )
}

const headClass =
  'sticky top-(--bars) z-1 whitespace-nowrap border-khata-200 border-b bg-white text-left font-semibold text-dense text-khata-700'
const wordClass = `${headClass} px-2.5 py-1.5 first:pl-[18px]`

/** Beside an open request a laptop has no room for the contact columns; the request shows them. */
export const squeezedClass = 'lg:max-xl:hidden'

type LeadHeadProps = {
  leads: Lead[]
  picks: Picks | undefined
  isSqueezed: boolean
  /** True while the next list loads: nobody means all of the one before. */
  isBusy: boolean
}

export const LeadHead = ({ leads, picks, isSqueezed, isBusy }: LeadHeadProps) => (
  <thead className="max-md:sr-only">
    <tr aria-rowindex={1}>
      {picks && (
        <th scope="col" className={`${headClass} w-[50px]`}>
          <TickAll leads={leads} picks={picks} isBusy={isBusy} />
        </th>
      )}
      <th scope="col" className={wordClass}>
        Name and company
      </th>
      <th scope="col" className={`${wordClass} w-40 2xl:w-56 ${isSqueezed ? squeezedClass : ''}`}>
        Contact
      </th>
      <th scope="col" className={`${wordClass} w-26`}>
        Received
      </th>
      <th scope="col" className={`${wordClass} w-27`}>
        Status, owner
      </th>
    </tr>
  </thead>
)
