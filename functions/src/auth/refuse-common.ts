import { refuseField } from '../http/refuse.ts'

/** Refuses a new password, given in `field`, that is among the most common ones. */
export const refuseCommon = async (field: string, password: string) => {
  const { commonPasswords } = await import('./common-passwords.ts')
  if (commonPasswords.has(password.toLowerCase()))
    refuseField(field, 'This password is among the most common ones; choose another')
}
