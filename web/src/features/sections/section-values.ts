import { type ManagedSection, type Section, sectionInput } from '@bong-bari/contract'
import { queryClient } from '../../api.ts'
import { completeAddress, fromTimeField, toTimeField } from '../../office/form/input-values.ts'
import { type ResourceForm, wrongIn } from '../../office/resource/resource-editor.tsx'
import { fitting } from '../../ui/kept.ts'
import { endOf } from './section-order.ts'
import { sections } from './sections.ts'

/** Initial values: texts as typed, times in Kolkata to the minute. */
const blank = {
  sectionType: 'offer' as Section['sectionType'],
  title: '',
  content: '',
  imageUrl: '',
  linkUrl: '',
  buttonText: '',
  isActive: true,
  /** As typed, so that empty is not 0. */
  displayOrder: '1',
  /** Whether the place was typed; otherwise a new section goes last. */
  isPlaced: false,
  validFrom: '',
  validTo: '',
}
export type SectionValues = typeof blank

const valuesOf = (section?: Section) =>
  fitting(
    section && {
      ...section,
      displayOrder: String(section.displayOrder),
      validFrom: toTimeField(section.validFrom),
      validTo: toTimeField(section.validTo),
    },
    blank,
  )

/** Fields have minutes: an untouched time keeps its seconds. */
const momentOf = (field: string, stored: string | null | undefined) =>
  stored && toTimeField(stored) === field ? stored : fromTimeField(field)

const bodyOf = <Typed extends Partial<SectionValues>>(
  { displayOrder, isPlaced: _, linkUrl, imageUrl, validFrom, validTo, ...typed }: Typed,
  section?: Section,
) => ({
  ...typed,
  ...(linkUrl !== undefined && { linkUrl: completeAddress(linkUrl) }),
  ...(imageUrl !== undefined && { imageUrl: completeAddress(imageUrl) }),
  ...(displayOrder !== undefined && {
    displayOrder: displayOrder.trim() ? Number(displayOrder) : Number.NaN,
  }),
  ...(validFrom !== undefined && { validFrom: momentOf(validFrom, section?.validFrom) }),
  ...(validTo !== undefined && { validTo: momentOf(validTo, section?.validTo) }),
})

const create = (values: SectionValues) => {
  const end = endOf(queryClient.getQueryData<ManagedSection[]>(sections.key))
  return sections.create(bodyOf(values.isPlaced ? values : { ...values, displayOrder: `${end}` }))
}

export const sectionForm: ResourceForm<ManagedSection, SectionValues> = {
  valuesOf,
  check: (values, section) => wrongIn(sectionInput, bodyOf(values, section)),
  create,
  change: (id, changed, version) => sections.change(id, bodyOf(changed), version),
}
