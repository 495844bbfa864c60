import { normalise } from '@bong-bari/text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** 49,000 leaked, commonest first, by zxcvbn-ts: most of ASVS 6.2.4's 3,000 are too short anyway. */
const common = dictionary['passwords-common']
const allCommon: ReadonlySet<string> = new Set(common)
/** Too known to be hidden by digits or separators around. */
const commonest: ReadonlySet<string> = new Set(common.slice(0, 1000))

const brand = new RegExp(`^(?:${normalise('bong bari bot বং বাড়ি বট').replaceAll(' ', '|')})+$`, 'u')
/** Marks are parts of Bengali letters. */
const around = /^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu
const separators = /[^\p{L}\p{M}\p{N}]+/gu

/** A unit of at most half the length. */
const repeats = (text: string) =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, at) => text.slice(0, at + 1)).some(
    (unit) => text === unit.repeat(Math.ceil(text.length / unit.length)).slice(0, text.length),
  )

/** A sentence; undefined if not weak. */
export const weaknessOf = (password: string, username: string): string | undefined => {
  const [typed, name] = [password.toLowerCase(), normalise(username)]
  const whole = normalise(password)
  const core = whole.replace(around, '')
  const forms = [whole, whole.replace(separators, ''), core, core.replace(separators, '')]
  const isCommon = allCommon.has(typed) || forms.some((form) => commonest.has(form))
  if (isCommon) return 'This password is among the most common ones; choose another'
  if (forms.some((form) => form === name || form === name.replace(separators, '')))
    return 'This password is the username; choose another'
  if (forms.some((form) => brand.test(form)))
    return 'This password is the name of the channel; choose another'
  if ([typed, ...forms].some(repeats))
    return 'This password says one thing again and again; choose another'
  return undefined
}
