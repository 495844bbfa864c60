import { api, type Pitch, type ShownPitch } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { useReading } from '../../ui/reading.ts'

/** Only what the page shows. */
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

/** Empty while loading and on failure. */
export const usePitches = () =>
  useQuery({
    ...useReading(),
    queryKey: keyOf(api.pitches.publicList),
    queryFn: async ({ signal }) =>
      (await call(api.pitches.publicList, undefined, { signal })).map(shownPitch),
  }).data ?? []
