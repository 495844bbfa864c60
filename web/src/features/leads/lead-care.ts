import { api, type CallOptions, currentOf, type Lead } from '@bong-bari/contract'
import { dayInKolkata, shortWeekday } from '@bong-bari/site'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { toast } from '../../ui/toast-store.ts'
import { findNewestAnswer, storeLead } from './lead-cache.ts'
import { type Member, ownerOf } from './lead-team.ts'
import { recountTotals } from './lead-total.ts'
import { act, writeOver } from './lead-updates.ts'
import { isolated } from './lead-words.tsx'

/** A change of one field, which somebody may have set first. */
type FieldChange = {
  lead: Lead
  fields: Partial<Lead>
  send: (options: CallOptions) => Promise<Lead>
  /** Whether the lead still has the value that was seen. */
  stands: (now: Lead) => boolean
  success: { title: string; description: string }
  clash: (now: Lead) => string
  failure: string
  again: (now: Lead) => void
  undo: (now: Lead) => void
}

const applyFieldChange = (client: QueryClient, change: FieldChange) => {
  const { lead, fields, send, stands, success, clash, failure, again, undo } = change
  act<undefined>(
    client,
    lead.id,
    {
      send: () => {
        // Calls in flight at the press, such as the opening, have been answered by now.
        const newest = findNewestAnswer(client, lead)
        return writeOver(stands(newest) ? newest.version : lead.version, send, stands)
      },
      fields: () => fields,
      success: (now) => {
        void recountTotals(client)
        return { ...success, action: { label: 'Undo', run: () => undo(now) } }
      },
      failure,
      refused: (error) => {
        const now = currentOf(api.leads.setOwner, error)
        if (!now) return false
        storeLead(client, now)
        toast({
          title: 'Changed by Somebody Else',
          description: `${now.changedBy ?? 'Somebody'} was quicker: ${clash(now)}`,
          destructive: true,
          action: { label: 'Change it anyway', run: () => again(now) },
        })
        return true
      },
    },
    undefined,
  )
}

const give = (client: QueryClient, lead: Lead, owner: Member | null, me: Member | undefined) => {
  const { id, name } = lead
  const body = { ownerId: owner?.id ?? null }
  const carer = (one: Member | null) => (one && one.id === me?.id ? 'you' : one?.username)
  const says = (one: Member | null) =>
    one ? `${name} is with ${carer(one)} now.` : `${name} is nobody’s now.`
  applyFieldChange(client, {
    lead,
    fields: { ...body, ownerName: owner?.username ?? null },
    send: (options) => call(api.leads.setOwner, { params: { id }, body }, options),
    stands: ({ ownerId }) => ownerId === lead.ownerId,
    success: { title: 'Owner Updated', description: says(owner) },
    clash: (now) => says(ownerOf(now)),
    failure: `The owner of ${isolated(name)} could not be changed. Check your connection and try again.`,
    again: (now) => give(client, now, owner, me),
    undo: (now) => give(client, now, ownerOf(lead), me),
  })
}

/** The current owner is not sent. */
export const useGiveLead = (me: Member | undefined) => {
  const client = useQueryClient()
  return (lead: Lead, owner: Member | null) => {
    if (lead.ownerId !== (owner?.id ?? null)) give(client, lead, owner, me)
  }
}

const plan = (client: QueryClient, lead: Lead, date: string | null) => {
  const { id, name } = lead
  const says = (day: string | null) =>
    day
      ? `${name}: on ${shortWeekday(day, dayInKolkata(Date.now()))}.`
      : `${name} has no day any more.`
  applyFieldChange(client, {
    lead,
    fields: { followUpOn: date },
    send: (options) => call(api.leads.setFollowUp, { params: { id }, body: { date } }, options),
    stands: ({ followUpOn }) => followUpOn === lead.followUpOn,
    success: { title: 'Follow-up Updated', description: says(date) },
    clash: ({ followUpOn }) => says(followUpOn),
    failure: `The follow-up day of ${isolated(name)} could not be changed. Check your connection and try again.`,
    again: (now) => plan(client, now, date),
    undo: (now) => plan(client, now, lead.followUpOn),
  })
}

/** Null clears it. */
export const usePlanFollowUp = () => {
  const client = useQueryClient()
  return (lead: Lead, date: string | null) => {
    if (lead.followUpOn !== date) plan(client, lead, date)
  }
}
