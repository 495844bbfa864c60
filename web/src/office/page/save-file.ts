import type { NamedFile } from '@bong-bari/contract'

/** In ms; by then any browser has taken the file. */
const revokeDelayMs = 60_000

export const saveFile = ({ blob, name }: NamedFile) => {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs)
}
