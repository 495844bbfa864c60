import * as z from 'zod/mini'
import { isStorableText, optionalText } from './fields.ts'
import { isSafeLink } from './safe-link.ts'

/** True where no link is given too. */
export const isSafeOrNone = (link: string | undefined) => link === undefined || isSafeLink(link)

/** An optional {@link isSafeLink} address of at most `max` characters. */
export const optionalLink = (max: number, label: string) =>
  optionalText(max, label).check(
    z.refine(isSafeOrNone, `${label} must begin with http://, https://, mailto:, tel: or /`),
  )

const dataUrl = /^data:/i

/** True where no picture is named too. */
export const isImageAddress = (address: string) =>
  address === '' || dataUrl.test(address) || (isSafeLink(address) && /^(https?:|\/)/i.test(address))

/** Counted in bytes: with the longest post of letters of four bytes it still fits into an item of the table. */
export const isShortOrData = (address: string) =>
  dataUrl.test(address) || new TextEncoder().encode(address).length <= 2_000

/**
 * Where a picture comes from: an http(s) address or a path of the site, which are kept as typed, or
 * an uploaded picture, by the address that the upload gave or whole as a data-URL.
 */
export const imageAddress = z.optional(
  z.pipe(
    z
      .string({ error: 'The image must be an address' })
      .check(
        z.trim(),
        z.refine(isStorableText, 'The image address contains characters that cannot be stored'),
        z.refine(
          isShortOrData,
          'The image address must be at most 2,000 characters (a Bengali letter counts as three)',
        ),
        z.refine(
          isImageAddress,
          'The image must be an http(s) address, a path or an uploaded picture',
        ),
      ),
    z.transform((address) => address || undefined),
  ),
)

/**
 * The address of a picture as an entity keeps it. A stored picture that no field of this very schema
 * names is swept away after 30 days, so every field that {@link imageAddress} fills is of it.
 */
export const storedPicture = z.nullable(z.string())
