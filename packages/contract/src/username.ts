import * as z from 'zod/mini'
import { text } from './fields.ts'
import { limits } from './limits.ts'

const { min, max } = limits.username

/** Living alphabets, no phonetic look-alikes. */
const latin =
  'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u017E\\u01A0\\u01A1\\u01AF\\u01B0\\u01CD-\\u01DC\\u0218-\\u021B\\u1E00-\\u1E99\\u1E9E\\u1EA0-\\u1EF9'
const bengaliLetters =
  '\\u0985-\\u098C\\u098F\\u0990\\u0993-\\u09A8\\u09AA-\\u09B0\\u09B2\\u09B6-\\u09B9\\u09CE\\u09DC-\\u09E1\\u09F0\\u09F1'
const bengaliSigns =
  '\\u0981-\\u0983\\u09BC\\u09BE-\\u09C4\\u09C7\\u09C8\\u09CB-\\u09CD\\u09D7\\u09E2\\u09E3'
const bengaliDigits = '\\u09E6-\\u09EF'
const bengali = bengaliLetters + bengaliSigns + bengaliDigits

const has = (characters: string) => {
  const pattern = new RegExp(`[${characters}]`)
  return (name: string) => pattern.test(name)
}

const hasLatin = has(latin)
const hasBengali = has(bengali)
const hasDigit = has('0-9')
const hasBengaliDigit = has(bengaliDigits)

const looseSign = new RegExp(`(?:^|[^${bengaliLetters}${bengaliSigns}])[${bengaliSigns}]`)

/** 2 to 64 code points in NFKC: letters of one script (Latin or Bengali), digits, `.`, `_`, `-`. Older names may differ. */
export const newUsername = text(1_000, 'Username').check(
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, 'Username is required'),
  z.minLength(min, `Username must be at least ${min} characters`),
  z.maxLength(max, `Username must be at most ${max} characters`),
  z.refine(
    (name) => !/[\p{Default_Ignorable_Code_Point}\p{C}]/u.test(name),
    'Username must not have invisible characters',
  ),
  z.regex(
    new RegExp(`^[${latin}${bengali}0-9._-]*$`),
    'Username may have letters of one script, Latin or Bengali, digits, dots, underscores and hyphens only',
  ),
  z.refine(
    (name) => !(hasLatin(name) && hasBengali(name)),
    'Username may have letters and digits of one script only, Latin or Bengali',
  ),
  z.refine(
    (name) => !(hasDigit(name) && hasBengaliDigit(name)),
    'Username may have Bengali digits or 0 to 9, not both',
  ),
  z.refine(
    (name) => !looseSign.test(name),
    'Username must have a Bengali letter before each vowel sign',
  ),
  z.refine((name) => !/^[._-]+$/.test(name), 'Username must have at least one letter or digit'),
)
