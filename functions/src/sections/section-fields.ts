import type { BodyOf, ManagedSection, sections } from '@bong-bari/contract'
import { keepImage } from '../adapters/media.ts'
import { checkDates } from '../http/check-dates.ts'

type Given = BodyOf<typeof sections.create>
type Changes = BodyOf<typeof sections.update>

const imageFields = async (address: string | undefined, current?: ManagedSection) => {
  const { image: imageUrl, ...kept } = await keepImage(
    address,
    'imageUrl',
    current && { ...current, image: current.imageUrl },
  )
  return { imageUrl, ...kept }
}

/** A section that says no beginning begins now. */
const datesOf = (given: Given, now: Date) => {
  const validFrom = given.validFrom ?? now.toISOString()
  const dates = { validFrom, validTo: given.validTo ?? null }
  checkDates(dates)
  return dates
}

/** What is written of a new section. */
export const sectionFields = async ({ imageUrl, ...given }: Given, now: Date) => ({
  ...given,
  ...datesOf(given, now),
  title: given.title ?? null,
  content: given.content ?? null,
  linkUrl: given.linkUrl ?? null,
  buttonText: given.buttonText ?? null,
  ...(await imageFields(imageUrl)),
})

/** What is written of a section that is changed; its picture is checked and stored first. */
export const changedFields = async ({ imageUrl, ...given }: Changes, current: ManagedSection) => ({
  ...given,
  ...(imageUrl !== undefined && (await imageFields(imageUrl ?? undefined, current))),
})
