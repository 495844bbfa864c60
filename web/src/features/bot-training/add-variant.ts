import { api, type Training, type Unanswered } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isUnauthorized, keyOf } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { patchItem } from '../../office/resource/resource-changes.ts'
import { toast } from '../../ui/toast.tsx'
import { type TrainingItem, trainingRows } from './kind.ts'

/** Writes a row's variants, merged with what others wrote since. */
const changeVariants = async (row: Training, change: (variants: string[]) => string[]) => {
  const send = ({ id, variants, version }: Training) =>
    trainingRows.change(id, { variants: change(variants) }, version)
  try {
    return await send(row)
  } catch (error) {
    const current = trainingRows.currentOf(error)
    if (!current) throw error
    return await send(current)
  }
}

type Adding = { question: Unanswered; rowId: number }

/** Adds an unanswered question to a row's variants. */
export const useAddVariant = () => {
  const client = useQueryClient()
  const refresh = () =>
    client.invalidateQueries({ queryKey: keyOf(api['bot-training'].listUnanswered) })
  const rows = () =>
    client.ensureQueryData({ queryKey: trainingRows.key, queryFn: () => trainingRows.list() })
  const showInList = (row: Training) =>
    patchItem(client, trainingRows, row.id, (one: TrainingItem) => ({ ...one, ...row }))
  const fail = (error: unknown) => {
    if (!isUnauthorized(error)) showFailure(error)
    return refresh()
  }
  const undo = async (row: Training, samples: readonly string[]) => {
    try {
      showInList(
        await changeVariants(row, (variants) => variants.filter((one) => !samples.includes(one))),
      )
      await refresh()
    } catch (error) {
      await fail(error)
    }
  }
  return useMutation({
    mutationFn: async ({ question, rowId }: Adding) => {
      const row = (await rows()).find(({ id }) => id === rowId)
      if (!row) throw new Error('This row does not exist any more.')
      const added = question.samples.filter((sample) => !row.variants.includes(sample))
      return { row: await changeVariants(row, (variants) => [...variants, ...added]), added }
    },
    onSuccess: ({ row, added }) => {
      showInList(row)
      toast({
        title: 'Question Added',
        description: `“${row.keyword}” answers it from now on.`,
        action: { label: 'Undo', run: () => undo(row, added) },
      })
      return refresh()
    },
    onError: fail,
  })
}
