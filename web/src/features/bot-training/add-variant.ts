import {
  api,
  type ListedTraining,
  matching,
  standingIn,
  type Unanswered,
} from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isUnauthorized, keyOf } from '../../api.ts'
import { changeQuery } from '../../office/change-query.ts'
import { showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast.tsx'
import { trainingKind } from './training-kind.tsx'

const { listTraining, updateTraining, listUnanswered } = api['bot-training']

type Known = Pick<ListedTraining, 'id' | 'keyword' | 'variants' | 'version'>

/** Writes the variants of a row, over what others wrote meanwhile. */
const write = async (row: Known, change: (variants: string[]) => string[]) => {
  const send = ({ id, variants, version }: Known) =>
    call(
      updateTraining,
      { params: { id: String(id) }, body: { variants: change(variants) } },
      { headers: matching(version) },
    )
  try {
    return await send(row)
  } catch (error) {
    const now = standingIn(updateTraining, error)
    if (!now) throw error
    return await send(now)
  }
}

type Adding = { question: Unanswered; rowId: number }

/** Makes a question that nobody answers another way to ask for a row. */
export const useAddVariant = (onAdded?: () => void) => {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(listUnanswered) })
  const rows = () =>
    client.ensureQueryData({ queryKey: trainingKind.key, queryFn: () => call(listTraining) })
  const place = (row: Omit<ListedTraining, 'answeredLastMonth'>) =>
    changeQuery<ListedTraining[]>(client, trainingKind.key, (known) =>
      known.map((one) => (one.id === row.id ? { ...one, ...row } : one)),
    )
  const fail = (error: unknown) => {
    if (!isUnauthorized(error)) showFailure(error)
    return refresh()
  }
  const undo = async (row: Known, samples: readonly string[]) => {
    try {
      place(await write(row, (now) => now.filter((one) => !samples.includes(one))))
      await refresh()
    } catch (error) {
      await fail(error)
    }
  }
  return useMutation({
    mutationFn: async ({ question, rowId }: Adding) => {
      const row = (await rows()).find(({ id }) => id === rowId)
      if (!row) throw new Error('This row does not exist any more.')
      const news = question.samples.filter((sample) => !row.variants.includes(sample))
      return { row: await write(row, (now) => [...now, ...news]), news }
    },
    onSuccess: ({ row, news }) => {
      place(row)
      toast({
        title: 'Question Added',
        description: `“${row.keyword}” answers it from now on.`,
        action: { label: 'Undo', run: () => undo(row, news) },
      })
      onAdded?.()
      return refresh()
    },
    onError: fail,
  })
}
