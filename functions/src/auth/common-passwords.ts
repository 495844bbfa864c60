import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * The 49,000 most common passwords in lower case, from public leaks, as the zxcvbn-ts project keeps
 * them. Far more than the 3,000 that ASVS 6.2.4 asks for, because most of those are too short anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])
