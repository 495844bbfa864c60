import { api, askedRow } from '@bong-bari/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { call, keyOf } from '../../api.ts'
import { wrongIn } from '../../office/resource-editor.tsx'
import { linesOf, type TrainingValues } from './training-values.ts'

/** Typing is checked after this long without a key, in ms. */
const pause = 600

/** A result counts for the save that follows, not for a later dialog. */
const lifetime = { staleTime: 30_000, gcTime: 0 }

const { checkTraining } = api['bot-training']

const deciding = ['keyword', 'userMessage', 'variants', 'language', 'isActive', 'priority'] as const
type Asked = Pick<TrainingValues, (typeof deciding)[number]>

/** What saving a row would change, queried by the fields that decide who answers. */
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

export const nameOf = ({ queryKey }: ReturnType<typeof checkOf>) => JSON.stringify(queryKey)

/** What saving the form would change, once typing rests; `check` is absent while unknown. */
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
