import {
  type BodyOf,
  endsBeforeStart,
  isInOrder,
  type Section,
  type sections,
} from '@bong-bari/contract'
import { type KeptImage, keepImage } from '../adapters/media.ts'
import { refuseField } from '../http/refuse.ts'

type Given = BodyOf<typeof sections.create>

const pictureOf = ({ imageUrl: image, imageWidth, imageHeight }: Section): KeptImage => ({
  image,
  imageWidth,
  imageHeight,
})

/** A section that says no beginning begins now; one that is edited keeps the one it has. */
const datesOf = (given: Given, now: Date, current?: Section) => {
  const validFrom = given.validFrom ?? current?.validFrom ?? now.toISOString()
  const validTo = given.validTo ?? null
  if (validTo !== null && !isInOrder({ validFrom, validTo }))
    refuseField('validTo', endsBeforeStart.error)
  return { validFrom, validTo }
}

/** What is written of a section, new or `current`; its picture is checked and stored first. */
export const sectionFields = async (given: Given, now: Date, current?: Section) => {
  const dates = datesOf(given, now, current)
  const kept = await keepImage(given.imageUrl, 'imageUrl', current && pictureOf(current))
  return {
    sectionType: given.sectionType,
    title: given.title ?? null,
    content: given.content ?? null,
    imageUrl: kept.image,
    imageWidth: kept.imageWidth,
    imageHeight: kept.imageHeight,
    linkUrl: given.linkUrl ?? null,
    buttonText: given.buttonText ?? null,
    isActive: given.isActive,
    displayOrder: given.displayOrder,
    ...dates,
    updatedAt: now.toISOString(),
  }
}
