import { refuseField } from '../http/refuse.ts'

export const refuseWeak = async (field: string, password: string, username: string) => {
  // The list is long, and few calls need it.
  const { weaknessOf } = await import('./weak-password.ts')
  const weakness = weaknessOf(password, username)
  if (weakness) refuseField(field, weakness)
}
