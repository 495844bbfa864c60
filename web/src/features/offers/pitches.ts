import type { Pitch, ShownPitch } from '@bong-bari/contract'

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
