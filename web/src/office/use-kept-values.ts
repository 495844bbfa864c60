import { useEffect } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import { writeDraft } from '../ui/draft.ts'

/** Keeps what is typed into a form under `draft`, from the first change on. */
export const useKeptValues = <Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  draft: string,
) =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(draft, values),
      }),
    [subscribe, draft],
  )
