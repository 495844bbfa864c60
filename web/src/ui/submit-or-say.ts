import type { BaseSyntheticEvent } from 'react'
import { toast } from './toast-store.ts'

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
