import { api, type ManagedPitch, type PitchKind } from '@bong-bari/contract'
import { createResource } from '../../office/resource/resource.ts'

export const kindNames: Record<PitchKind, string> = {
  integration: 'Package: Product Integration',
  content: 'Package: Custom Content',
  social: 'Package: Social Media',
  brand: 'Past brand',
  person: 'Person who answers',
  question: 'Question',
  film: 'Video of the reel',
}

export const nameOf = ({ title, kind }: Pick<ManagedPitch, 'title' | 'kind'>) =>
  title || kindNames[kind]

export const pitches = createResource(api.pitches, {
  kind: 'pitch',
  nameOf,
  order: (a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1),
})

type RequiredField = 'title' | 'content' | 'videoId'

/** What the page shows a part by; without it the part is left out. A package needs its price or its content. */
const requiredFields: Partial<Record<PitchKind, readonly RequiredField[]>> = {
  brand: ['title'],
  person: ['title'],
  question: ['title', 'content'],
  film: ['title', 'videoId'],
}

export const isIncomplete = (pitch: ManagedPitch) =>
  requiredFields[pitch.kind]?.some((name) => !pitch[name]) ?? !(pitch.figure || pitch.content)
