import type { Lead } from '@bong-bari/contract'
import type { Picks } from './lead-picks.ts'

/** Ticks every lead that is loaded, or none. */
const TickAll = ({ leads, picks: { picked, pick } }: { leads: Lead[]; picks: Picks }) => {
  const ids = leads.map(({ id }) => id)
  const count = ids.filter((id) => picked.has(id)).length
  const isAll = count > 0 && count === ids.length
  return (
    <label>
      <span className="sr-only">Select all shown</span>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        checked={isAll}
        onChange={() => pick(ids, !isAll)}
      />
    </label>
  )
}

export const LeadHead = ({ leads, picks }: { leads: Lead[]; picks: Picks | undefined }) => (
  <thead>
    <tr aria-rowindex={1}>
      {picks && (
        <th scope="col" className="tick">
          <TickAll leads={leads} picks={picks} />
        </th>
      )}
      <th scope="col">Name and company</th>
      <th scope="col" className="col-contact">
        Contact
      </th>
      <th scope="col" className="col-received">
        Received
      </th>
      <th scope="col" className="col-status">
        Status
      </th>
    </tr>
  </thead>
)
