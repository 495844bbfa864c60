import type { ShownPitch } from '@bong-bari/contract'

/** What visitors see of a row of "For brands", with these fields of its own. */
export const shownPitchOf = (fields: Partial<ShownPitch>): ShownPitch => ({
  id: crypto.randomUUID(),
  kind: 'brand',
  title: null,
  figure: null,
  content: null,
  videoId: null,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageSmall: null,
  ...fields,
})
