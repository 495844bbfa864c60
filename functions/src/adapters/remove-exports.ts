import { listObjects, removeObject } from './media-objects.ts'

/** Returns how many. */
export const removeExports = async () => {
  const waiting = await listObjects('exports/')
  for (const { key } of waiting) await removeObject(key)
  return waiting.length
}
