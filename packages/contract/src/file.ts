import type { NamedFile } from './route.ts'

const decoded = (encoded: string) => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** The file name of a content-disposition header; undefined when it has none. */
export const nameIn = (contentDisposition: string | null) => {
  const header = contentDisposition ?? ''
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  const name = (extended && decoded(extended)) || quoted?.replace(/\\(.)/g, '$1') || bare
  // A name never leads out of the folder that the file is saved in.
  return name?.split(/[\\/]/).at(-1) || undefined
}

/** The answer of a file route with its name, else with the route's own name for it. */
export const fileFrom = async (
  response: Response,
  ownName: string,
  query: unknown,
): Promise<NamedFile> => {
  const values = new Map(Object.entries(query ?? {}))
  const name = nameIn(response.headers.get('content-disposition'))
  return {
    blob: await response.blob(),
    name: name ?? ownName.replace(/\{(\w+)\}/g, (_, parameter) => String(values.get(parameter))),
  }
}
