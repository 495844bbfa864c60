import { api, askedRow } from '@bong-bari/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { call, keyOf } from '../../api.ts'
import { wrongIn } from '../../office/resource-editor.tsx'
import { linesOf, type TrainingValues } from './training-values.ts'

/** Milliseconds without a key after which what is typed is asked about. */
const pause = 600

/** What was found counts for the save that follows, and not for a dialog that is opened later. */
const lifetime = { staleTime: 30_000, gcTime: 0 }

const { checkTraining } = api['bot-training']

const deciding = ['keyword', 'userMessage', 'variants', 'language', 'isActive', 'priority'] as const
type Asked = Pick<TrainingValues, (typeof deciding)[number]>

/** What saving a row would change, by what decides who answers. */
export const checkOf = (
  id: number | undefined,
  { keyword, userMessage, variants, language, isActive, priority }: Asked,
) => {
  const row = { keyword, userMessage, variants: linesOf(variants), language, isActive, priority }
  return queryOptions({
    queryKey: [...keyOf(checkTraining), id, row],
    queryFn: ({ signal }) => call(checkTraining, { body: { ...(id && { id }), row } }, { signal }),
    ...lifetime,
    retry: false,
  })
}

/** Names what a check was made of. */
export const nameOf = ({ queryKey }: ReturnType<typeof checkOf>) => JSON.stringify(queryKey)

/** What saving a row as it stands in its form would change, once typing rests; `check` is absent while nobody knows. */
export const useRowCheck = ({ control }: UseFormReturn<TrainingValues>, id: number | undefined) => {
  const [keyword, userMessage, variants, language, isActive, priority] = useWatch({
    control,
    name: deciding,
  })
  const query = checkOf(id, { keyword, userMessage, variants, language, isActive, priority })
  const typed = nameOf(query)
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isWhole = Object.keys(wrongIn(askedRow, query.queryKey.at(-1))).length === 0
  const { data: check } = useQuery({ ...query, enabled: isWhole && rested === typed })
  return { typed, check }
}
