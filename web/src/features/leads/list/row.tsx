import type { Lead } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { PencilLine, UserRound } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../../office/list/badge.tsx'
import { relativeTime } from '../../../office/page/relative-time.ts'
import { langOf } from '../../../plain/lang-of.ts'
import { notesDrafts, notesKey } from '../data/drafts.ts'
import { type Member, ownerOf, useIsAlone, useNameOf } from '../data/team.ts'
import { StatusBadge, Words } from '../words.tsx'
import { StateLine } from './state-line.tsx'

type LeadRowProps = {
  lead: Lead
  isSelected: boolean
  /** True while a request is open beside the list. */
  isSqueezed: boolean
  isPicked: boolean
  me: Member | undefined
  isSpam: boolean
  now: number
  onOpen: (id: string) => void
  onPick: (ids: string[], wanted: boolean) => void
}

/** Id of the button that opens a lead; focus returns there when the details close. */
export const openButtonId = (id: string) => `open-lead-${id}`

/** Beside an open request a laptop has no room for the contact columns; the request shows them. */
export const squeezedClass = 'lg:max-xl:hidden'

const rowClass =
  'group/row hover:bg-khata-50 aria-current:bg-jaanla-100 aria-current:[--mark:var(--color-jaanla-700)] max-md:relative max-md:block max-md:border-khata-200 max-md:border-b max-md:pt-[9px] max-md:pr-3.5 max-md:pb-[11px] max-md:pl-[18px] max-md:in-data-selecting:pl-14 max-md:shadow-[inset_3px_0_0_var(--mark,transparent)]'
const unopenedClass = 'bg-phalak-100/40 [--mark:var(--color-phalak-700)]'

const frameClass =
  'leading-5 max-md:block max-md:py-px md:h-[55px] md:border-khata-100 md:border-b md:first:shadow-[inset_3px_0_0_var(--mark,transparent)] md:group-last/row:border-b-0'
const cellClass = `${frameClass} [&_[data-badge]]:py-px [&_[data-badge]]:leading-[19px] md:px-2.5 md:py-[7px] md:first:pl-[18px]`

// The whole cell opens the lead, on a card the whole card. A button that is scrolled to stays clear of the
// sticky bars.
const openClass =
  'min-w-0 max-w-[60%] flex-none scroll-mt-14 scroll-mb-6 truncate text-left underline decoration-khata-500 underline-offset-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus) focus-visible:after:-outline-offset-3 max-md:wrap-anywhere max-md:max-w-full max-md:whitespace-normal'
// Badges do not change the row's height.
const lineClass = 'flex min-h-[21px] min-w-0 items-center gap-[7px] max-md:flex-wrap max-md:pr-22'
const aboutClass =
  'min-w-0 flex-1 truncate text-dense text-khata-700 leading-[21px] max-md:wrap-anywhere max-md:mr-0 max-md:line-clamp-2 max-md:w-full max-md:flex-none max-md:whitespace-normal max-md:leading-5'

const Who = ({
  lead,
  me,
  now,
  onOpen,
}: Pick<LeadRowProps, 'me' | 'now' | 'onOpen'> & { lead: Lead & { spam?: boolean } }) => {
  const isUnsaved = notesDrafts.use(notesKey(lead.id)) !== undefined
  const about = lead.message ? `${lead.company}: ${lead.message}` : lead.company
  return (
    <td className={`${cellClass} md:relative`}>
      <span className={lineClass}>
        <button
          type="button"
          className={`${openClass} ${lead.opened ? '' : 'font-semibold'}`}
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
        <span className={aboutClass} lang={langOf(about)}>
          <bdi>{lead.company}</bdi>
          {lead.message && (
            <>
              : <bdi>{lead.message}</bdi>
            </>
          )}
        </span>
      </span>
      <StateLine lead={lead} me={me?.username} now={now} />
    </td>
  )
}

/**
 * Boxes to select rows show where the mouse or the focus is, and everywhere while something is selected. A phone shows them on
 * demand, a larger touch screen always.
 */
export const tickClass =
  'md:pointer-fine:opacity-0 group-hover/row:opacity-100! group-focus-within/row:opacity-100! in-data-selecting:opacity-100!'

const Tick = ({ lead, isPicked, onPick }: Pick<LeadRowProps, 'lead' | 'isPicked' | 'onPick'>) => (
  <td
    className={`${frameClass} w-[50px] max-md:absolute max-md:top-0 max-md:left-[3px] max-md:z-1 max-md:not-in-data-selecting:hidden`}
  >
    <label
      className={`grid h-[54px] cursor-pointer place-items-center max-md:h-12 max-md:w-12 ${tickClass}`}
    >
      <span className="sr-only">{`Select ${lead.name}`}</span>
      <input
        type="checkbox"
        className="size-[18px] cursor-pointer accent-jaanla-700"
        checked={isPicked}
        onChange={({ target }) => onPick([lead.id], target.checked)}
      />
    </label>
  </td>
)

const Owner = ({ owner, isMine }: { owner: Member; isMine: boolean }) => {
  const name = useNameOf()(owner)
  const isAlone = useIsAlone()
  if (isMine && isAlone) return null
  return (
    <span
      className={`flex max-w-full items-center gap-1 text-dense leading-[19px] max-md:max-w-20 [&>svg]:size-[13px] [&>svg]:flex-none ${isMine ? 'font-semibold text-jaanla-700' : 'text-khata-700'}`}
      title={`With ${name}`}
    >
      <UserRound aria-hidden="true" />
      <span className="sr-only">With </span>
      <span className="truncate">{isMine ? 'You' : name}</span>
    </span>
  )
}

const Row = (props: LeadRowProps) => {
  const { lead, isSelected, isSqueezed, isPicked, me, isSpam, now, onOpen, onPick } = props
  const owner = ownerOf(lead)
  return (
    <tr
      data-lead={lead.id}
      className={`${rowClass} ${lead.opened ? '' : unopenedClass}`}
      aria-current={isSelected || undefined}
    >
      <Tick lead={lead} isPicked={isPicked} onPick={onPick} />
      <Who lead={isSpam ? { ...lead, spam: true } : lead} me={me} now={now} onOpen={onOpen} />
      <td className={`${cellClass} text-dense ${isSqueezed ? squeezedClass : ''}`}>
        {lead.email && (
          <span className="block truncate">
            <bdi>{lead.email}</bdi>
          </span>
        )}
        {lead.phone && <span className="block truncate text-khata-700">{lead.phone}</span>}
      </td>
      <td className={`${cellClass} text-dense text-khata-700`}>
        <time dateTime={lead.createdAt} title={kolkataTime(lead.createdAt)}>
          {relativeTime(lead.createdAt, now)}
        </time>
      </td>
      <td
        className={`${cellClass} max-md:absolute max-md:top-2.5 max-md:right-3.5 max-md:grid max-md:justify-items-end`}
      >
        {lead.leadStatus !== 'new' && <StatusBadge status={lead.leadStatus} />}
        {owner && <Owner owner={owner} isMine={owner.id === me?.id} />}
      </td>
    </tr>
  )
}

export const LeadRow = memo(Row)
