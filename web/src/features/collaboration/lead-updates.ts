import { api, type Lead, type LeadStatus } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { beginChange, type LeadFields, settleChange, undoChange } from './lead-changes.ts'
import { storeLead } from './lead-query.ts'

type Update<Input> = {
  send: (input: Input) => Promise<Lead>
  /** What shows at once, before the answer. */
  fields: (input: Input) => LeadFields
  /** The toast of success; none where the screen itself says enough. */
  success?: (lead: Lead) => { title: string; description: string }
  failure: string
}

const showFailure = (error: unknown, failure: string) => {
  // A session that ended has led to the login page, which says so.
  if (isUnauthorized(error)) return
  toast({ title: 'Error', description: messageOf(error, failure), destructive: true })
}

/**
 * Shows a change of a lead at once and takes it back, with a toast, when it fails. Updates of one
 * lead are sent one after the other, so that the last one wins here and on the server.
 */
const useUpdate = <Input>(id: string, { send, fields, success, failure }: Update<Input>) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `lead-${id}` },
    mutationFn: send,
    onMutate: (input) => beginChange(id, fields(input)),
    onSuccess: (lead, _input, change) => {
      settleChange(change)
      storeLead(client, lead)
      if (success) toast(success(lead))
    },
    onError: (error, _input, change) => {
      if (change) undoChange(change)
      showFailure(error, failure)
    },
  })
}

const params = (id: string) => ({ params: { id } })

export const useSetStatus = ({ id, name }: Lead) =>
  useUpdate<LeadStatus>(id, {
    send: (leadStatus) =>
      call(api.collaboration.setStatus, { ...params(id), body: { leadStatus } }),
    fields: (leadStatus) => ({ leadStatus }),
    success: ({ leadStatus }) => ({
      title: 'Status Updated',
      description: `${name} is now ${leadStatus}.`,
    }),
    failure: `The status of ${name} could not be changed. Check your connection and try again.`,
  })

export const useSaveNotes = ({ id, name }: Lead) =>
  useUpdate<string>(id, {
    send: (followUpNotes) =>
      call(api.collaboration.saveNotes, { ...params(id), body: { followUpNotes } }),
    fields: (followUpNotes) => ({ followUpNotes }),
    success: () => ({ title: 'Notes Saved', description: `Your notes on ${name} are kept.` }),
    failure: `The notes on ${name} could not be saved. They are still here; please try again.`,
  })

/** Marks a lead as opened, once, when its details are shown. */
export const useOpenLead = (lead: Lead) => {
  const { id, name, opened } = lead
  const { mutate } = useUpdate<undefined>(id, {
    send: () => call(api.collaboration.open, params(id)),
    fields: () => ({ opened: true, openedAt: new Date().toISOString() }),
    failure: `The request of ${name} could not be marked as opened.`,
  })
  const tried = useRef(false)
  useEffect(() => {
    if (opened || tried.current) return
    tried.current = true
    mutate(undefined)
  }, [opened, mutate])
}
