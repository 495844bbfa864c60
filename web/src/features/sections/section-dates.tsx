import { isStorableMoment } from '@bong-bari/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DateFields } from '../../office/form/fields.tsx'
import { fromTimeField } from '../../office/form/input-values.ts'
import { useNow } from '../../office/page/relative-time.ts'
import { inThePast } from './section-state.tsx'
import type { SectionValues } from './section-values.ts'

/** The past moment (ISO) of a field; undefined for a future one, or one that cannot be stored. */
const pastMoment = (field: string, now: number) => {
  const moment = fromTimeField(field)
  return moment && isStorableMoment(moment) && Date.parse(moment) <= now ? moment : undefined
}

const Past = ({ field, now, so }: { field: string; now: number; so: string }) => {
  const moment = pastMoment(field, now)
  return moment ? (
    <b className="block font-semibold text-taxi-800">
      {inThePast(moment)}: {so}
    </b>
  ) : null
}

/** Dates of a section; one in the past is pointed out, and is no error. */
export const Dates = ({
  form: { control, register, formState },
}: {
  form: UseFormReturn<SectionValues>
}) => {
  const now = useNow()
  const [from, to] = useWatch({ control, name: ['validFrom', 'validTo'] })
  return (
    <DateFields
      from={register('validFrom')}
      to={register('validTo')}
      errors={formState.errors}
      notes={{
        validFrom: <Past field={from} now={now} so="it has begun." />,
        validTo: <Past field={to} now={now} so="visitors do not see it." />,
      }}
    />
  )
}
