import { api, type Pitch, type ShownPitch } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading } from '../../ui/reading.ts'

/** Of a part for brands all that its page carries. */
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
}: Pitch): ShownPitch => ({
  ...{ id, kind, title, figure, content },
  ...{ imageUrl, imageWidth, imageHeight, imageSmall, videoId },
})

/** What brands are told; nothing while it is on its way or fails to come. */
export const usePitches = () =>
  useQuery({
    ...useReading(),
    queryKey: keyOf(api.pitches.publicList),
    queryFn: async ({ signal }) =>
      (await call(api.pitches.publicList, undefined, { signal })).map(shownPitch),
  }).data ?? []
