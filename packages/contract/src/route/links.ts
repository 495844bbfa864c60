import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import { isSafeLink, isStorableText } from './text-checks.ts'

const isSafeOrNone = (link: string | undefined) => link === undefined || isSafeLink(link)

/** An optional {@link isSafeLink} of at most `max` characters. */
export const optionalLink = (max: number, label: string) =>
  optionalText(max, label).check(
    z.refine(isSafeOrNone, `${label} must begin with http://, https://, mailto:, tel: or /`),
  )

const dataUrl = /^data:/i

export const isImageAddress = (address: string) =>
  address === '' || dataUrl.test(address) || (isSafeLink(address) && /^(https?:|\/)/i.test(address))

/** The limit is in bytes, because together with the longest post the address must fit into an item of the table. */
const isShortOrData = (address: string) =>
  dataUrl.test(address) || new TextEncoder().encode(address).length <= 2_000

/** An optional address of a picture: http(s), a path of this site, an upload or a data-URL. */
export const imageAddress = z.optional(
  z.pipe(
    z.nullable(
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
    ),
    z.transform((address) => address || undefined),
  ),
)

/** The address of a stored picture. A field filled by {@link imageAddress} must use this very schema, by which nouns find their picture. */
export const storedPicture = z.nullable(z.string())

export const videoIdForm = /^[\w-]{11}$/

const videoAddressForm =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^\s#]*&)?v=|shorts\/|live\/|embed\/|v\/)|(?:www\.)?youtu\.be\/)([\w-]{11})(?:[?&#/][^\s]*)?$/i

/** Longer texts are not searched for a video. */
const maxAddressLength = 300

/** Finds the YouTube id in an address, with or without `https://`; undefined for any other address. */
export const findVideoId = (address: string) =>
  address.length > maxAddressLength ? undefined : videoAddressForm.exec(address)?.[1]
