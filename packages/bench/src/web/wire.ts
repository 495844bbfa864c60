/** One loaded file; bytes are those of the compressed body. */
export type Resource = { url: string; startedAt: number; bytes: number }

/** A page: its own bytes, the time of `load`, and all it loaded. */
export type Loaded = { url: string; loadedAt: number; bytes: number; resources: Resource[] }

const kinds = {
  script: /\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  picture: /\.(svg|png|jpe?g|webp|avif)$|^\/media\//,
  audio: /\.mp3$/,
}
export type Kind = keyof typeof kinds

/** Files of a kind from the site itself. */
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

/** Requests to third parties, other than video thumbnails. */
export const toStrangers = ({ url, resources }: Loaded) => {
  const own = new URL(url).origin
  return resources.filter((resource) => {
    const { origin, hostname } = new URL(resource.url)
    return origin !== own && !thumbnailHost.test(hostname)
  })
}

/** Of 1,000 bytes. */
export const kilobytes = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
