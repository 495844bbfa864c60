/**
 * Thrown where nothing is broken but the work cannot be done at this moment, such as while another call is at it. The message is tried
 * again. `reason` is the name that the log shows.
 */
export class RetryLater extends Error {
  constructor(reason: string) {
    super()
    this.name = reason
  }
}

/** Only what needs a person is logged as an error. */
export const levelOf = (error: unknown) => (error instanceof RetryLater ? 'info' : 'error')
