import { type Section, sectionInput } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { fromTimeField, toTimeField } from '../../office/kolkata-time.ts'

/** What the editor of a section holds: texts as typed, times as in Kolkata to the minute. */
export type SectionValues = {
  sectionType: Section['sectionType']
  title: string
  content: string
  imageUrl: string
  linkUrl: string
  buttonText: string
  isActive: boolean
  /** As typed, so that nothing is something else than 0. */
  displayOrder: string
  validFrom: string
  validTo: string
}

export type SectionBody = z.output<typeof sectionInput>

export const sectionFields = [
  'sectionType',
  'title',
  'content',
  'imageUrl',
  'linkUrl',
  'buttonText',
  'isActive',
  'displayOrder',
  'validFrom',
  'validTo',
] as const

export const valuesOf = (section?: Section): SectionValues => ({
  sectionType: section?.sectionType ?? 'offer',
  title: section?.title ?? '',
  content: section?.content ?? '',
  imageUrl: section?.imageUrl ?? '',
  linkUrl: section?.linkUrl ?? '',
  buttonText: section?.buttonText ?? '',
  isActive: section?.isActive ?? true,
  displayOrder: String(section?.displayOrder ?? 1),
  validFrom: toTimeField(section?.validFrom ?? null),
  validTo: toTimeField(section?.validTo ?? null),
})

/** A field shows minutes only: a time that nobody touched is sent back with its seconds. */
const momentOf = (field: string, stored: string | null | undefined) =>
  stored && toTimeField(stored) === field ? stored : fromTimeField(field)

/** Takes what was typed to the body that is sent, with the sentences of the API. */
export const sectionSchema = (section?: Section): z.ZodMiniType<SectionBody, SectionValues> =>
  z.pipe(
    z.pipe(
      z.custom<SectionValues>(),
      z.transform(
        (values): z.input<typeof sectionInput> => ({
          ...values,
          displayOrder: values.displayOrder.trim() ? Number(values.displayOrder) : Number.NaN,
          validFrom: momentOf(values.validFrom, section?.validFrom),
          validTo: momentOf(values.validTo, section?.validTo),
        }),
      ),
    ),
    sectionInput,
  )
