import type { ChangeEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field, selectClass } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { RequestValues } from './request-values.ts'
import { type WishName, wishLists, wishNames } from './wish-lists.ts'

const words: Record<WishName, { label: string; any: string }> = {
  offering: { label: 'Package', any: 'Still open' },
  budget: { label: 'Budget', any: 'Still open' },
  month: { label: 'Month', any: 'Any month' },
}

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
  const lists = wishLists(useHydrated())
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-[17px] md:grid-cols-3">
      {wishNames.map((name) => (
        <Field
          key={name}
          label={words[name].label}
          aside="optional"
          error={formState.errors[name]?.message}
        >
          {(props) => (
            <select
              {...props}
              className={selectClass}
              {...(name === 'month' ? month : register(name))}
            >
              <option value="">{words[name].any}</option>
              {lists[name].map(([value, said]) => (
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
