/** Shared by a phone, until a draft starts from it. */
export type SharedThings = {
  title: string
  text: string
  pictures: File[]
  /** Removes it from the device, once a draft has it; what was shared since stays. */
  forget: () => Promise<void>
}

/** The `share_target` of the office's manifest. */
export const sharePath = '/admin/share'

const store = 'shared-things'
const nameHeader = 'x-file-name'

const wordsIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Text and address as one: many apps put the address into the text too. */
const textIn = (form: FormData) => {
  const [text, url] = [wordsIn(form, 'text'), wordsIn(form, 'url')]
  return text.includes(url) ? text : [text, url].filter(Boolean).join('\n\n')
}

/** Stores a share on this device; it may wait for a login. */
export const keepShared = async (form: FormData) => {
  const name = `${sharePath}/${Date.now()}-${Math.random().toString(36).slice(2)}`
  const cache = await caches.open(store)
  const words = { title: wordsIn(form, 'title'), text: textIn(form) }
  const pictures = form.getAll('pictures').filter((one) => one instanceof File && one.size > 0)
  await cache.put(name, new Response(JSON.stringify(words)))
  for (const [place, picture] of pictures.entries())
    await cache.put(
      `${name}/${place}`,
      new Response(picture, {
        headers: {
          'content-type': picture instanceof File ? picture.type : '',
          [nameHeader]: encodeURIComponent(picture instanceof File ? picture.name : ''),
        },
      }),
    )
}

/**
 * Reads everything shared so far, in order; undefined when there is nothing. It stays on the device
 * until `forget`: React may render twice what it shows once.
 */
export const readShared = async (): Promise<SharedThings | undefined> => {
  if (!('caches' in globalThis) || !(await caches.has(store))) return undefined
  const cache = await caches.open(store)
  const keys = [...(await cache.keys())]
  const titles: string[] = []
  const texts: string[] = []
  const pictures: File[] = []
  for (const key of keys) {
    const kept = await cache.match(key)
    if (!kept) continue
    const name = kept.headers.get(nameHeader)
    if (name === null) {
      const words: Partial<SharedThings> = await kept.json()
      if (words.title) titles.push(words.title)
      if (words.text) texts.push(words.text)
    } else {
      const type = kept.headers.get('content-type') ?? ''
      pictures.push(new File([await kept.blob()], decodeURIComponent(name), { type }))
    }
  }
  if (keys.length === 0) return undefined
  const forget = async () => {
    for (const key of keys) await cache.delete(key)
  }
  return { title: titles[0] ?? '', text: texts.join('\n\n'), pictures, forget }
}
