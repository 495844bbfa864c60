import { api, type ManagedPitch, type PitchKind } from '@bong-bari/contract'
import { resource } from '../../office/resource/resource.ts'

export const kindNames: Record<PitchKind, string> = {
  integration: 'Package: Product Integration',
  content: 'Package: Custom Content',
  social: 'Package: Social Media',
  brand: 'Past brand',
  person: 'Person who answers',
  question: 'Question',
  film: 'Film of the reel',
}

export const nameOf = ({ title, kind }: Pick<ManagedPitch, 'title' | 'kind'>) =>
  title || kindNames[kind]

export const pitches = resource(api.pitches, {
  kind: 'pitch',
  nameOf,
  order: (a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1),
})

type Need = {
  kinds: readonly PitchKind[]
  /** Required to show it at all. */
  needs: readonly ('title' | 'figure' | 'content' | 'videoId')[]
  missing: string
  brings: string
  minCount?: number
}

/** The page's parts, what each requires, and what a brand learns from it. */
export const pitchNeeds: readonly Need[] = [
  {
    kinds: ['integration', 'content', 'social'],
    needs: ['figure'],
    missing: 'A package without a price',
    brings:
      'A brand sees in its first minute whether its budget fits, and asks about that package.',
  },
  {
    kinds: ['brand'],
    needs: ['title'],
    missing: 'No past brand',
    brings: 'Who did it before is the first thing a brand manager has to show the boss.',
  },
  {
    kinds: ['person'],
    needs: ['title'],
    missing: 'Nobody who answers',
    brings: 'A name, a face and hours: people write to people.',
  },
  {
    kinds: ['question'],
    needs: ['title', 'content'],
    missing: 'No question with its answer',
    brings: 'What everybody asks is answered before the first call.',
  },
  {
    kinds: ['film'],
    needs: ['title', 'videoId'],
    missing: 'Fewer than three films',
    brings: 'Three films that you chose say what no number says.',
    minCount: 3,
  },
]

const isWhole = (pitch: ManagedPitch, { needs }: Need) => needs.every((name) => pitch[name])

const needOf = (kind: PitchKind) => pitchNeeds.find(({ kinds }) => kinds.includes(kind))

/** Whether an active part lacks what it requires. */
export const isIncomplete = (pitch: ManagedPitch) => {
  const need = needOf(pitch.kind)
  const isPackage = need === pitchNeeds[0]
  if (isPackage) return !pitch.figure && !pitch.content
  return need !== undefined && !isWhole(pitch, need)
}

export const listMissingParts = (all: readonly ManagedPitch[]) =>
  pitchNeeds.filter((need) => {
    const whole = all.filter((one) => one.isActive && isWhole(one, need))
    const of = (kind: PitchKind) => whole.filter((one) => one.kind === kind).length
    return need.kinds.some((kind) => of(kind) < (need.minCount ?? 1))
  })
