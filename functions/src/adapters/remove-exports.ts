import { listObjects, removeObject } from './media-objects.ts'

/** Removes every exported file that waits to be fetched; answers how many there were. */
export const removeExports = async () => {
  const waiting = await listObjects('exports/')
  for (const { key } of waiting) await removeObject(key)
  return waiting.length
}
