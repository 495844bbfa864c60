import { api, limits } from '@bong-bari/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call, hasSession, keyOf } from '../../api.ts'
import { withParams } from '../../office/page/search-params.ts'

const { read } = api.numbers

/** Counting again within a minute is not worth it. */
const staleTime = 60_000

const usual = limits.numberWeeks.default

export const weekChoices = [4, usual, 26, limits.numberWeeks.max] as const

/** The number of weeks is in the address, except the default. */
export const useWeeks = () => {
  const [search, setSearch] = useSearchParams()
  const weeks = weekChoices.find((count) => String(count) === search.get('weeks')) ?? usual
  const choose = (count: string) =>
    setSearch((now) => withParams(now, { weeks: count === String(usual) ? undefined : count }))
  return { weeks, choose }
}

/** The numbers shown before stay while others load. */
export const useNumbers = (weeks: number) => {
  const input = { query: { weeks } }
  return useQuery({
    queryKey: keyOf(read, input),
    queryFn: ({ signal }) => call(read, input, { signal }),
    enabled: hasSession,
    staleTime,
    placeholderData: keepPreviousData,
  })
}

const { listUnanswered } = api['bot-training']

export const useQuestions = () =>
  useQuery({
    queryKey: keyOf(listUnanswered),
    queryFn: ({ signal }) => call(listUnanswered, undefined, { signal }),
    enabled: hasSession,
    refetchOnMount: 'always',
  })
