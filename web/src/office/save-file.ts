import type { NamedFile } from '@bong-bari/contract'

/** Milliseconds after which a browser has taken over a file for sure. */
const handedOver = 60_000

/** Hands a file to the browser, which saves it among the downloads. */
export const save = ({ blob, name }: NamedFile) => {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), handedOver)
}
