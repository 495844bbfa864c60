import type { LeadQueue } from '@bong-bari/contract'
import { ListEmpty } from '../../office/list/list-states.tsx'
import type { ArtName } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import type { LeadFilters } from './lead-filters.ts'

export const NoLeads = () => (
  <ListEmpty art="khata" title="No requests yet">
    The ledger is open. The first brand is probably finding parking.
  </ListEmpty>
)

export const NoSpam = () => (
  <ListEmpty art="letterbox" title="No spam">
    What robots send is kept apart here and never counts as a request.
  </ListEmpty>
)

export const NothingHeld = () => (
  <ListEmpty art="letterbox" title="Nothing is held">
    When more requests come in a day than the site looks after, further ones wait here.
  </ListEmpty>
)

type Words = { art: ArtName; title: string; words: string }

const emptyQueues: Record<LeadQueue, Words> = {
  answer: { art: 'bhanr', title: 'Everybody has an answer', words: 'Put the kettle on.' },
  'follow-up': {
    art: 'clock',
    title: 'Nobody to follow up with today',
    words: 'Give any request a follow-up day, and on that day it is here.',
  },
  waiting: {
    art: 'letterbox',
    title: 'No answered request is waiting',
    words: 'Answered requests wait here for their day, or for the brand.',
  },
  done: {
    art: 'khata',
    title: 'Nothing is done yet',
    words: 'Mark a request done once nothing more is to be said.',
  },
}

/** Words of an empty list by its filter, the first of several. */
const wordsOf = ({ q, order, spam: _, queue, due, owner, ...others }: LeadFilters): Words => {
  const isElse = q || Object.values(others).some(Boolean) || (queue && (due || owner))
  if (queue && !isElse) return emptyQueues[queue]
  if (!isElse && owner === 'me')
    return due
      ? {
          art: 'bhanr',
          title: 'Nothing of yours is due',
          words: 'A colleague may be glad of help.',
        }
      : { art: 'bhanr', title: 'Nothing is yours yet', words: 'Press m on a request to take it.' }
  if (!isElse && due === 'late')
    return { art: 'clock', title: 'Nobody waits', words: 'Put the kettle on.' }
  if (!isElse && due === 'today')
    return {
      art: 'bhanr',
      title: 'Nothing more today',
      words: 'Everyone who was promised an answer has one.',
    }
  if (!isElse && owner === 'none')
    return {
      art: 'khata',
      title: 'Everybody is looked after',
      words: 'Every waiting request has an owner.',
    }
  if (!isElse && !owner && order === 'due')
    return { art: 'bhanr', title: 'Nobody waits', words: 'Put the kettle on.' }
  return {
    art: 'umbrella',
    title: 'No request matches these filters',
    words: 'Others may be waiting behind them.',
  }
}

export const NoMatches = ({ filters, onClear }: { filters: LeadFilters; onClear: () => void }) => {
  const { art, title, words } = wordsOf(filters)
  return (
    <ListEmpty
      art={art}
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all requests
        </Button>
      }
    >
      {words}
    </ListEmpty>
  )
}
