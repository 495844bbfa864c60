/** What the browser notes of one file that a page asked for; bytes are those of its body, compressed. */
export type Resource = { url: string; startedAt: number; bytes: number }

/** A page that was opened: its own bytes, when `load` fired, and all that it asked for. */
export type Loaded = { url: string; loadedAt: number; bytes: number; resources: Resource[] }

const kinds = {
  script: /\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  picture: /\.(svg|png|jpe?g|webp|avif)$|^\/media\//,
  audio: /\.mp3$/,
}
export type Kind = keyof typeof kinds

/** The files of a kind that come from the site itself. */
export const ownFiles = ({ url, resources }: Loaded, kind: Kind) => {
  const own = new URL(url).origin
  return resources.filter((resource) => {
    const { origin, pathname } = new URL(resource.url)
    return origin === own && kinds[kind].test(pathname)
  })
}

export const beforeLoad = ({ loadedAt }: Loaded, resources: readonly Resource[]) =>
  resources.filter(({ startedAt }) => startedAt < loadedAt)

const thumbnailHost = /^i\d?\.ytimg\.com$/

/** Requests to anybody else; thumbnails of videos are no secret to whoever watches videos. */
export const toStrangers = ({ url, resources }: Loaded) => {
  const own = new URL(url).origin
  return resources.filter((resource) => {
    const { origin, hostname } = new URL(resource.url)
    return origin !== own && !thumbnailHost.test(hostname)
  })
}

/** Kilobytes, of 1,000 bytes each. */
export const kilobytes = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
