import { api, type Offering, type Pitch } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading } from '../../ui/reading.ts'

/** What of a part for brands is shown: all that its page carries. */
export const shownPitch = ({
  id,
  kind,
  title,
  figure,
  content,
  imageUrl,
  imageWidth,
  imageHeight,
  imageSmall,
  videoId,
}: Pitch) => ({
  ...{ id, kind, title, figure, content },
  ...{ imageUrl, imageWidth, imageHeight, imageSmall, videoId },
})
export type ShownPitch = ReturnType<typeof shownPitch>

/** What brands are told; nothing while it is on its way or fails to come. */
export const usePitches = () =>
  useQuery({
    ...useReading(),
    queryKey: keyOf(api.pitches.publicList),
    queryFn: async ({ signal }) =>
      (await call(api.pitches.publicList, undefined, { signal })).map(shownPitch),
  }).data ?? []

type Named = ShownPitch & { title: string }
const isNamed = (pitch: ShownPitch): pitch is Named => Boolean(pitch.title)

const linesOf = (content: string | null) =>
  (content ?? '').split('\n').flatMap((line) => line.trim() || [])

export type Package = { price: string; includes: string[] }

/** Films in the reel. */
const reelLength = 3

/** What there is of each kind; one that lacks what its kind lives from counts as none. */
export const partsOf = (pitches: readonly ShownPitch[]) => {
  const of = (kind: ShownPitch['kind']) => pitches.filter((one) => one.kind === kind)
  const packageOf = (kind: Offering): Package => {
    const [first] = of(kind)
    return { price: first?.figure ?? '', includes: linesOf(first?.content ?? null) }
  }
  return {
    packages: {
      integration: packageOf('integration'),
      content: packageOf('content'),
      social: packageOf('social'),
    } satisfies Record<Offering, Package>,
    brands: of('brand').filter(isNamed),
    person: of('person').find(isNamed),
    questions: of('question').flatMap(({ id, title, content }) =>
      title && content ? { id, title, content } : [],
    ),
    films: of('film')
      .flatMap(({ title, videoId }) => (title && videoId ? { title, videoId } : []))
      .slice(0, reelLength),
  }
}
export type Parts = ReturnType<typeof partsOf>
