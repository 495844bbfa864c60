import { api, type ManagedSection, type Section } from '@bong-bari/contract'
import { resource } from '../../office/resource/resource.ts'
import { byPlace } from './section-order.ts'
import { whenShown } from './section-state.tsx'

export const nameOf = ({ title, sectionType }: Pick<Section, 'title' | 'sectionType'>) =>
  title?.trim() ? title : `this ${sectionType}`

export const sections = resource(api.sections, {
  kind: 'section',
  title: 'Content Section',
  nameOf,
  order: byPlace,
  isReadAgain: true,
  saved: (_, isNew) => ({
    title: `✅ Homepage content ${isNew ? 'created' : 'updated'} successfully!`,
  }),
  deleted: () => ({ title: '🗑️ Homepage content deleted successfully!' }),
  turned: (section: ManagedSection) => ({
    title: `${nameOf(section)} is ${section.isActive ? 'on' : 'off'}`,
    description: whenShown(section, Date.now()),
  }),
})

/** The site's wording for any failed list. */
export const failed = 'Failed to fetch'
