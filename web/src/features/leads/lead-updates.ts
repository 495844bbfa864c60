import {
  api,
  type CallOptions,
  currentOf,
  type Lead,
  type LeadStatus,
  matching,
} from '@bong-bari/contract'
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { type ToastText, toast } from '../../ui/toast-store.ts'
import {
  leadChangeKey,
  type Side,
  settleMove,
  showFields,
  showMove,
  storeLead,
} from './lead-cache.ts'
import { recountTotals, refetchLead, refetchLists } from './lead-query.ts'
import { isolated } from './lead-words.tsx'

export type Update<Input> = {
  /** For asking whether it is in flight. */
  name?: string
  send: (input: Input) => Promise<Lead>
  /** What the change sets, shown before it is answered. */
  fields?: (input: Input) => Partial<Lead>
  /** The side that it moves the lead to, for a change that does. */
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
const updateOf = <Input>(
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
        settleMove(client, id, { to: side(input), version: lead.version })
        refetchLists(client)
      }
      const words = success?.(lead, input, again)
      if (!words) return
      toast(words)
      void recountTotals(client)
    },
    onError: (error, input, shown) => {
      shown?.undo()
      // What failed may have been stored all the same, with its answer lost.
      refetchLead(client, id)
      if (!refused?.(error, input))
        showFailure(error, { fallback: failure, retry: () => again(input) })
    },
    onSettled: (_lead, _error, _input, shown) => shown?.refetchStopped(),
  })

export const useUpdate = <Input>(id: string, update: Update<Input>) => {
  const client = useQueryClient()
  const mutation = useMutation(updateOf(client, id, update, (input) => mutation.mutate(input)))
  return mutation
}

export const params = (id: string) => ({ params: { id } })

const statusUpdate = ({ id, name }: Lead): Update<LeadStatus> => ({
  send: (leadStatus) => call(api.leads.setStatus, { ...params(id), body: { leadStatus } }),
  fields: (leadStatus) => ({ leadStatus }),
  success: ({ leadStatus }) => ({
    title: 'Status Updated',
    description: `${name} is now ${leadStatus}.`,
  }),
  failure: `The status of ${isolated(name)} could not be changed. Check your connection and try again.`,
})

const spamUpdate = ({ id, name }: Lead): Update<boolean> => ({
  send: (spam) => call(spam ? api.leads.markSpam : api.leads.restore, params(id)),
  side: (spam) => (spam ? 'apart' : 'requests'),
  success: (_lead, spam, send) => ({
    title: spam ? 'Marked as Spam' : 'Restored',
    description: spam
      ? `The request of ${isolated(name)} is with the spam now.`
      : `The request of ${isolated(name)} is back on the list.`,
    action: { label: 'Undo', run: () => send(!spam) },
  }),
  failure: `The request of ${isolated(name)} could not be moved. Check your connection and try again.`,
})

export const act = <Input>(
  client: QueryClient,
  id: string,
  update: Update<Input>,
  input: Input,
): void => {
  const again = (next: Input) => act(client, id, update, next)
  const mutation = client.getMutationCache().build(client, updateOf(client, id, update, again))
  // A failure has been shown by then.
  mutation.execute(input).catch(() => {})
}

/** Sets a lead's status; the current one is not sent. */
export const useSetStatus = () => {
  const client = useQueryClient()
  return (lead: Lead, status: LeadStatus) => {
    if (status !== lead.leadStatus) act(client, lead.id, statusUpdate(lead), status)
  }
}

export const useSetSpam = () => {
  const client = useQueryClient()
  return (lead: Lead, spam: boolean) => act(client, lead.id, spamUpdate(lead), spam)
}

/** Retries after the lead changed elsewhere. */
export const mostTries = 5

/**
 * Sends a change for a lead as it was seen, and again where only other fields changed. Rejects once `stands`
 * says no.
 */
export const writeOver = async (
  version: number,
  send: (options: CallOptions) => Promise<Lead>,
  stands: (now: Lead) => boolean,
) => {
  for (let tries = 1, of = version; ; tries++) {
    try {
      return await send({ headers: matching(of) })
    } catch (error) {
      const now = currentOf(api.leads.saveNotes, error)
      if (!now || !stands(now) || tries === mostTries) throw error
      of = now.version
    }
  }
}

/** Marks a lead as opened, once, when its details are shown. */
export const useOpenLead = (lead: Lead) => {
  const { id, name, opened } = lead
  const { mutate } = useUpdate<undefined>(id, {
    send: () => call(api.leads.open, params(id)),
    fields: () => ({ opened: true, openedAt: new Date().toISOString() }),
    failure: `The request of ${isolated(name)} could not be marked as opened.`,
  })
  const tried = useRef(false)
  useEffect(() => {
    if (opened || tried.current) return
    tried.current = true
    mutate(undefined)
  }, [opened, mutate])
}
