import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { Hint } from '../../ui/field.tsx'

const route = api['bot-training'].usage

const budget = ({ used, limit }: { used: number; limit: number }) =>
  `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`

/** Usage of the AI model against its limit; empty without a model. */
export const UsageLine = () => {
  const { data } = useQuery({
    queryKey: keyOf(route),
    queryFn: ({ signal }) => call(route, undefined, { signal }),
    enabled: hasSession,
    refetchOnMount: 'always',
  })
  if (!data?.hasModel) return null
  const { day, month } = data
  const isSpent = day.used >= day.limit || month.used >= month.limit
  return (
    <Hint>
      AI model: {budget(day)} tokens today, {budget(month)} this month (UTC).
      {isSpent && ' The allowance is spent: until it is renewed, rows and templates answer alone.'}
    </Hint>
  )
}
