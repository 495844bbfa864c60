import { refuseField } from '../http/refuse.ts'

/** Refuses a new password, given in `field`, that is easy to guess for a user of this name. */
export const refuseWeak = async (field: string, password: string, username: string) => {
  // The list of the most common ones is long, and few calls need it.
  const { weaknessOf } = await import('./weak-password.ts')
  const weakness = weaknessOf(password, username)
  if (weakness) refuseField(field, weakness)
}
