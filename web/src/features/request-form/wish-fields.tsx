import { choices, wishLabel, wishNames } from '@bong-bari/contract'
import type { ChangeEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field, selectClass } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { RequestValues } from './request-values.ts'
import { wishOptions } from './wish-lists.ts'

export const WishFields = <Body,>({
  form: { control, formState, register, setValue },
}: {
  form: UseFormReturn<RequestValues, unknown, Body>
}) => {
  /** Months are listed after the draft is read, so the field is set explicitly. */
  const month = {
    name: 'month',
    value: useWatch({ control, name: 'month' }) ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => setValue('month', target.value),
  }
  const isLive = useHydrated()
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-3">
      {wishNames.map((name) => (
        <Field
          key={name}
          label={wishLabel(name)}
          aside="optional"
          error={formState.errors[name]?.message}
        >
          {(props) => (
            <select
              {...props}
              className={selectClass}
              {...(name === 'month' ? month : register(name))}
            >
              <option value="">{name === 'month' ? 'Any month' : choices[name].open}</option>
              {wishOptions(name, isLive).map(([value, said]) => (
                <option key={value} value={value}>
                  {said}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}
