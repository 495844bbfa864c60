import { refuseField } from '../http/refuse.ts'

export const refuseWeak = async (field: string, password: string, username: string) => {
  // Large and seldom needed.
  const { weaknessOf } = await import('./weak-password.ts')
  const weakness = weaknessOf(password, username)
  if (weakness) refuseField(field, weakness)
}
