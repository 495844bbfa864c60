import type { Lead } from '@bong-bari/contract'
import { PencilLine } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../office/badge.tsx'
import { kolkataTime } from '../../office/kolkata-time.ts'
import { relativeTime } from '../../office/relative-time.ts'
import { langOf } from '../../ui/lang-of.ts'
import { useDraft } from './lead-drafts.ts'
import { StatusBadge } from './lead-status.tsx'
import { Words } from './lead-words.tsx'

type LeadRowProps = {
  lead: Lead
  /** Place in the whole list, from 0. */
  index: number
  isSelected: boolean
  /** Undefined where leads cannot be ticked. */
  isPicked: boolean | undefined
  now: number
  measure: (row: HTMLTableRowElement | null) => void
  onOpen: (id: string) => void
  onPick: (ids: string[], wanted: boolean) => void
}

/** The id of the button that opens a lead, where focus returns when its details close. */
export const openButtonId = (id: string) => `open-lead-${id}`

const Who = ({ lead, onOpen }: Pick<LeadRowProps, 'lead' | 'onOpen'>) => {
  const isUnsaved = useDraft(lead.id) !== undefined
  const about = lead.message ? `${lead.company}: ${lead.message}` : lead.company
  return (
    <td className="who">
      <span className="who-line">
        <button
          type="button"
          className="open-lead"
          id={openButtonId(lead.id)}
          onClick={() => onOpen(lead.id)}
        >
          <Words>{lead.name}</Words>
        </button>
        {!lead.opened && <Badge tone="solid-blue">New</Badge>}
        {isUnsaved && (
          <Badge tone="amber" icon={PencilLine}>
            Unsaved notes
          </Badge>
        )}
      </span>
      <span className="about" lang={langOf(about)}>
        {about}
      </span>
    </td>
  )
}

const Tick = ({ lead, isPicked, onPick }: Pick<LeadRowProps, 'lead' | 'isPicked' | 'onPick'>) => (
  <td className="tick">
    <label>
      <span className="sr-only">{`Select ${lead.name}`}</span>
      <input
        type="checkbox"
        checked={isPicked}
        onChange={({ target }) => onPick([lead.id], target.checked)}
      />
    </label>
  </td>
)

const Row = (props: LeadRowProps) => {
  const { lead, index, isSelected, isPicked, now, measure, onOpen, onPick } = props
  return (
    <tr
      ref={measure}
      data-lead={lead.id}
      data-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      className={lead.opened ? undefined : 'unopened'}
      aria-current={isSelected || undefined}
    >
      {isPicked !== undefined && <Tick lead={lead} isPicked={isPicked} onPick={onPick} />}
      <Who lead={lead} onOpen={onOpen} />
      <td className="contact">
        {lead.email && <span>{lead.email}</span>}
        {lead.phone && <span className="muted">{lead.phone}</span>}
      </td>
      <td className="received muted">
        <time dateTime={lead.createdAt} title={kolkataTime(lead.createdAt)}>
          {relativeTime(lead.createdAt, now)}
        </time>
      </td>
      <td className="state">
        <StatusBadge status={lead.leadStatus} />
      </td>
    </tr>
  )
}

export const LeadRow = memo(Row)
