import { api, type Lead } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { isGone, showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { beginChange, settleChange } from './lead-changes.ts'
import { writeDraft } from './lead-drafts.ts'
import { dropLead, removeLead } from './lead-query.ts'
import { isolated } from './lead-words.tsx'
import { save } from './save-file.ts'

/** Erases a lead; one that somebody else has erased meanwhile is gone just the same. */
export const useEraseLead = ({ id, name }: Lead, onErased: () => void) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `lead-${id}` },
    mutationFn: () =>
      removeLead(id).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    onSuccess: () => {
      onErased()
      writeDraft(id, undefined)
      settleChange(beginChange(id, { erased: true }))
      dropLead(client, id)
      toast({
        title: 'Request Erased',
        description: `The request of ${isolated(name)} is gone for good.`,
      })
    },
    onError: (error) =>
      showFailure(error, {
        fallback: `The request of ${isolated(name)} could not be erased. Check your connection and try again.`,
      }),
  })
}

/** Saves everything that is held of the person who sent a lead, to be given to them. */
export const usePersonData = ({ id, name }: Lead) =>
  useMutation({
    mutationFn: () => call(api.exports.person, { params: { id } }),
    onSuccess: (file) => {
      save(file)
      toast({ title: 'Their Data Saved', description: `${file.name} is in your downloads.` })
    },
    onError: (error) =>
      showFailure(error, { fallback: `The data of ${isolated(name)} could not be put together.` }),
  })
