import {
  api,
  type CallOptions,
  findCurrent,
  type Lead,
  type LeadEvent,
  type LeadStatus,
  matching,
  type ReplyChannel,
} from '@bong-bari/contract'
import { dayInKolkata, isDone, shortWeekday } from '@bong-bari/site'
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../api.ts'
import { showFailure, withRetryHint } from '../../../office/page/failure.ts'
import { newKey } from '../../../plain/new-key.ts'
import { type ToastText, toast } from '../../../ui/toast.tsx'
import { readStoredValue, setStoredValue } from '../../../ui/use-stored-values.ts'
import { channelWords, isolateText } from '../words.tsx'
import {
  confirmMove,
  findNewestAnswer,
  leadChangeKey,
  type Side,
  showFields,
  showMove,
  storeLead,
} from './cache.ts'
import { replyDrafts, replyKey } from './drafts.ts'
import { recountTotals, refetchLead, refetchLeads } from './query.ts'
import { type Member, ownerOf, useMe } from './team.ts'

type Update<Input> = {
  /** The name by which other code asks whether this change is in flight. */
  name?: string
  send: (input: Input) => Promise<Lead>
  /** The fields that the change sets; they are shown before the server answers. */
  fields?: (input: Input) => Partial<Lead>
  /** Where the change moves the lead: into the spam folder or back. */
  side?: (input: Input) => Side
  /** The success toast, if any: with it, the requests are counted again. `send` makes another update. */
  success?: (lead: Lead, input: Input, send: (input: Input) => void) => ToastText | undefined
  failure: string
  /** True where a refusal is shown elsewhere. */
  refused?: (error: unknown, input: Input) => boolean
}

/**
 * Shows a change of a lead at once, and reverts it with a toast on failure. Updates of one lead are sent in
 * sequence, so that the last one wins here and on the server.
 */
const updateOptions = <Input>(
  client: QueryClient,
  id: string,
  { name = 'change', send, fields, side, success, failure, refused }: Update<Input>,
  again: (input: Input) => void,
) =>
  mutationOptions({
    mutationKey: [...leadChangeKey(id), name],
    scope: { id: `lead-${id}` },
    mutationFn: send,
    onMutate: (input: Input) =>
      side ? showMove(client, id, side(input)) : showFields(client, id, fields?.(input) ?? {}),
    onSuccess: (lead, input) => {
      storeLead(client, lead)
      if (side) {
        confirmMove(client, id, { to: side(input), version: lead.version })
        refetchLeads(client)
      }
      const message = success?.(lead, input, again)
      if (!message) return
      toast(message)
      void recountTotals(client)
    },
    onError: (error, input, shown) => {
      shown?.undo()
      // A change whose answer was lost may have been stored, so the lead is read again.
      refetchLead(client, id)
      if (!refused?.(error, input))
        showFailure(error, { fallback: failure, retry: () => again(input) })
    },
    onSettled: (_lead, _error, _input, shown) => shown?.refetchStopped(),
  })

export const useUpdate = <Input>(id: string, update: Update<Input>) => {
  const client = useQueryClient()
  const mutation = useMutation(updateOptions(client, id, update, (input) => mutation.mutate(input)))
  return mutation
}

export const leadParams = (id: string) => ({ params: { id } })

const statusUpdate = ({ id, name }: Lead): Update<LeadStatus> => ({
  send: (leadStatus) => call(api.leads.setStatus, { ...leadParams(id), body: { leadStatus } }),
  fields: (leadStatus) => ({ leadStatus }),
  success: ({ leadStatus }) => ({
    title: 'Status Updated',
    description: `${name} is now ${leadStatus}.`,
  }),
  failure: withRetryHint(`The status of ${isolateText(name)} could not be changed.`),
})

const spamUpdate = ({ id, name }: Lead): Update<boolean> => ({
  send: (spam) => call(api.leads.change, { ...leadParams(id), body: { spam } }),
  side: (spam) => (spam ? 'apart' : 'requests'),
  success: (_lead, spam, send) => ({
    title: spam ? 'Marked as Spam' : 'Restored',
    description: spam
      ? `The request of ${isolateText(name)} is in the spam folder now.`
      : `The request of ${isolateText(name)} is back on the list.`,
    action: { label: 'Undo', run: () => send(!spam) },
  }),
  failure: withRetryHint(`The request of ${isolateText(name)} could not be moved.`),
})

const applyUpdate = <Input>(
  client: QueryClient,
  id: string,
  update: Update<Input>,
  input: Input,
): void => {
  const again = (next: Input) => applyUpdate(client, id, update, next)
  const mutation = client.getMutationCache().build(client, updateOptions(client, id, update, again))
  // `onError` has already shown the failure.
  mutation.execute(input).catch(() => {})
}

/** Sets a lead's status; the current one is not sent. */
export const useSetStatus = () => {
  const client = useQueryClient()
  return (lead: Lead, status: LeadStatus) => {
    if (status !== lead.leadStatus) applyUpdate(client, lead.id, statusUpdate(lead), status)
  }
}

export const useSetSpam = () => {
  const client = useQueryClient()
  return (lead: Lead, spam: boolean) => applyUpdate(client, lead.id, spamUpdate(lead), spam)
}

/** How often a change is sent where the lead changed elsewhere meanwhile. */
export const maxTries = 5

/**
 * Sends a change for a lead as it was seen, and again where only other fields changed. Rejects once `mayRetry`
 * says no.
 */
const retryOnConflict = async (
  version: number,
  send: (options: CallOptions) => Promise<Lead>,
  mayRetry: (now: Lead) => boolean,
) => {
  for (let tries = 1, of = version; ; tries++) {
    try {
      return await send({ headers: matching(of) })
    } catch (error) {
      const now = findCurrent(api.leads.saveNotes, error)
      if (!now || !mayRetry(now) || tries === maxTries) throw error
      of = now.version
    }
  }
}

const openUpdate = ({ id, name }: Lead): Update<undefined> => ({
  send: () => call(api.leads.open, leadParams(id)),
  fields: () => ({ opened: true, openedAt: new Date().toISOString() }),
  failure: `The request of ${isolateText(name)} could not be marked as opened.`,
})

/** Marks a lead as opened, once, when its details are shown. */
export const useOpenLead = (lead: Lead) => {
  const client = useQueryClient()
  const wasTried = useRef(false)
  useEffect(() => {
    if (lead.opened || wasTried.current) return
    wasTried.current = true
    applyUpdate(client, lead.id, openUpdate(lead), undefined)
  }, [client, lead])
}

const { leads } = api

/** What a reply changes, as it is now: taking the reply back restores it. */
const pickReplyFields = ({
  dueAt,
  repliedAt,
  lastReply,
  followUpOn,
  wroteBackAt,
  doneAt,
}: Lead) => ({
  dueAt,
  repliedAt,
  lastReply,
  followUpOn,
  wroteBackAt,
  doneAt,
})

const takeBackUpdate = (lead: Lead, before: Lead): Update<string> => ({
  send: (takenBackReply) =>
    call(leads.change, { params: { id: lead.id }, body: { takenBackReply } }),
  fields: () => pickReplyFields(before),
  success: () => ({
    title: 'Reply Taken Back',
    description: `${lead.name} counts as not answered again.`,
  }),
  failure: withRetryHint(`The reply to ${lead.name} could not be taken back.`),
})

/** Kept until the reply is noted: a repetition, even after a reload, is the same reply. */
const replyNoteKey = (id: string, channel: ReplyChannel) => `reply-note:${id}:${channel}`

const replyNoteHeaders = (id: string, channel: ReplyChannel) => {
  const storageKey = replyNoteKey(id, channel)
  const storedKey = readStoredValue(storageKey)
  const key = typeof storedKey === 'string' ? storedKey : newKey()
  setStoredValue(storageKey, key)
  return { 'idempotency-key': key }
}

/** Notes a reply whatever else changed: it has gone out. Its key makes it once. */
const noteReplyUpdate = (
  client: QueryClient,
  lead: Lead,
  me: string | undefined,
): Update<ReplyChannel> => ({
  send: async (channel) => {
    const headers = replyNoteHeaders(lead.id, channel)
    const answer = await call(
      leads.reply,
      { params: { id: lead.id }, body: { channel } },
      { headers },
    )
    setStoredValue(replyNoteKey(lead.id, channel), undefined)
    return answer
  },
  fields: (channel) => {
    const at = new Date().toISOString()
    const { pendingReply, followUpOn } = lead
    const sent = pendingReply?.channel === channel ? pendingReply : { at, by: me ?? null }
    const isLater = followUpOn !== null && followUpOn > dayInKolkata(Date.now())
    return {
      dueAt: null,
      pendingReply: null,
      wroteBackAt: null,
      repliedAt: lead.repliedAt ?? sent.at,
      lastReply: { id: lead.id, channel, at: sent.at, by: sent.by },
      followUpOn: isLater ? followUpOn : null,
    }
  },
  success: (answered, channel) => {
    replyDrafts.forget(replyKey(lead.id))
    const replyId = answered.lastReply?.id
    return {
      title: 'Reply Noted',
      description: `${lead.name} was answered ${channelWords[channel]}.`,
      ...(replyId && {
        action: {
          label: 'Undo',
          run: () => applyUpdate(client, lead.id, takeBackUpdate(lead, lead), replyId),
        },
      }),
    }
  },
  failure: `The reply to ${lead.name} could not be noted. Your text is still here; please try again.`,
})

const pendingReplyUpdate = (lead: Lead, me: string | undefined): Update<ReplyChannel | null> => ({
  send: (pendingReply) => call(leads.change, { params: { id: lead.id }, body: { pendingReply } }),
  fields: (channel) => ({
    pendingReply: channel && { channel, at: new Date().toISOString(), by: me ?? null },
  }),
  failure: `It could not be noted what you opened for ${lead.name}. Once you have sent it, open Reply and send it from there.`,
})

const wroteBackUpdate = (lead: Lead): Update<boolean> => ({
  send: (wroteBack) => call(leads.change, { params: { id: lead.id }, body: { wroteBack } }),
  fields: (to) => ({
    wroteBackAt: to ? new Date().toISOString() : null,
    dueAt: to || lead.repliedAt ? null : lead.dueAt,
  }),
  success: (_, to, send) => {
    const isDead = lead.leadStatus === 'dead'
    return {
      title: to ? 'They Wrote Back' : 'Taken Back',
      description: to
        ? isDead
          ? `${lead.name} is Dead, which counts as done. Set another status to answer.`
          : `${lead.name} waits for an answer again.`
        : `${lead.name} has not written back.`,
      action: { label: 'Undo', run: () => send(!to) },
    }
  },
  failure: withRetryHint(`It could not be noted that ${lead.name} wrote back.`),
})

const doneUpdate = (lead: Lead): Update<boolean> => ({
  send: (done) => call(leads.change, { params: { id: lead.id }, body: { done } }),
  fields: (to) => ({ doneAt: to ? new Date().toISOString() : null }),
  success: (_, to, send) => ({
    title: to ? 'Marked as Done' : 'Not Done',
    description: to
      ? `Nothing more is to be done about ${lead.name}.`
      : `${lead.name} is back in the queue.`,
    action: { label: 'Undo', run: () => send(!to) },
  }),
  failure: withRetryHint(`${lead.name} could not be marked.`),
})

type Replied = Extract<LeadEvent, { kind: 'replied' }>

export const useLeadActions = () => {
  const client = useQueryClient()
  const me = useMe()?.username
  return {
    openReply: (lead: Lead, channel: ReplyChannel) =>
      applyUpdate(client, lead.id, pendingReplyUpdate(lead, me), channel),
    noteReply: (lead: Lead, channel: ReplyChannel) =>
      applyUpdate(client, lead.id, noteReplyUpdate(client, lead, me), channel),
    dropReply: (lead: Lead) => applyUpdate(client, lead.id, pendingReplyUpdate(lead, me), null),
    takeBack: (lead: Lead, { id, settled }: Replied) =>
      applyUpdate(
        client,
        lead.id,
        takeBackUpdate(lead, { ...lead, repliedAt: null, lastReply: null, ...settled }),
        id,
      ),
    setWroteBack: (lead: Lead, to: boolean) =>
      applyUpdate(client, lead.id, wroteBackUpdate(lead), to),
    setDone: (lead: Lead, to: boolean) =>
      isDone(lead) === to || applyUpdate(client, lead.id, doneUpdate(lead), to),
  }
}

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
  applyUpdate<undefined>(
    client,
    lead.id,
    {
      send: () => {
        // Calls in flight at the press, such as the opening, have been answered by now.
        const newest = findNewestAnswer(client, lead)
        return retryOnConflict(stands(newest) ? newest.version : lead.version, send, stands)
      },
      fields: () => fields,
      success: (now) => {
        return { ...success, action: { label: 'Undo', run: () => undo(now) } }
      },
      failure,
      refused: (error) => {
        const now = findCurrent(api.leads.setOwner, error)
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

const giveLead = (
  client: QueryClient,
  lead: Lead,
  owner: Member | null,
  me: Member | undefined,
) => {
  const { id, name } = lead
  const body = { ownerId: owner?.id ?? null }
  const carer = (one: Member | null) => (one && one.id === me?.id ? 'you' : one?.username)
  const says = (one: Member | null) =>
    one ? `${name} is with ${carer(one)} now.` : `${name} has no owner now.`
  applyFieldChange(client, {
    lead,
    fields: { ...body, ownerName: owner?.username ?? null },
    send: (options) => call(api.leads.setOwner, { params: { id }, body }, options),
    stands: ({ ownerId }) => ownerId === lead.ownerId,
    success: { title: 'Owner Updated', description: says(owner) },
    clash: (now) => says(ownerOf(now)),
    failure: withRetryHint(`The owner of ${isolateText(name)} could not be changed.`),
    again: (now) => giveLead(client, now, owner, me),
    undo: (now) => giveLead(client, now, ownerOf(lead), me),
  })
}

/** Gives a lead to an owner, or to nobody. The current owner is not sent. */
export const useGiveLead = (me: Member | undefined) => {
  const client = useQueryClient()
  return (lead: Lead, owner: Member | null) => {
    if (lead.ownerId !== (owner?.id ?? null)) giveLead(client, lead, owner, me)
  }
}

const planFollowUp = (client: QueryClient, lead: Lead, date: string | null) => {
  const { id, name } = lead
  const says = (day: string | null) =>
    day
      ? `${name}: follow up on ${shortWeekday(day, dayInKolkata(Date.now()))}.`
      : `${name} has no follow-up day any more.`
  applyFieldChange(client, {
    lead,
    fields: { followUpOn: date },
    send: (options) => call(api.leads.setFollowUp, { params: { id }, body: { date } }, options),
    stands: ({ followUpOn }) => followUpOn === lead.followUpOn,
    success: { title: 'Follow-up Updated', description: says(date) },
    clash: ({ followUpOn }) => says(followUpOn),
    failure: withRetryHint(`The follow-up day of ${isolateText(name)} could not be changed.`),
    again: (now) => planFollowUp(client, now, date),
    undo: (now) => planFollowUp(client, now, lead.followUpOn),
  })
}

/** Sets the day to follow up with a lead; null clears it. The current day is not sent. */
export const usePlanFollowUp = () => {
  const client = useQueryClient()
  return (lead: Lead, date: string | null) => {
    if (lead.followUpOn !== date) planFollowUp(client, lead, date)
  }
}
