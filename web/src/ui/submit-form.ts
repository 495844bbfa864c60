import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { toast } from './toast.tsx'

type Submit = (event?: BaseSyntheticEvent) => Promise<void>

/** Shows a toast when the form's validation throws, as the press would do nothing. */
export const submitOrSay =
  (submit: Submit): Submit =>
  async (event) => {
    try {
      await submit(event)
    } catch (error) {
      console.error(error)
      toast({
        title: 'Error',
        description: 'This form could not be checked. Please load the page again.',
        destructive: true,
      })
    }
  }

/**
 * {@link submitOrSay} of what the fields of the form hold at the press: a password manager may have filled them without an event, which
 * the form's own state does not know of.
 */
export const submitFields = <Values extends FieldValues>(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  submit: Submit,
): Submit => {
  const onSubmit = submitOrSay(submit)
  return (event) => {
    for (const [name, value] of new FormData(event?.currentTarget))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
    return onSubmit(event)
  }
}
