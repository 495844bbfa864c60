import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Static imports and re-exports of a minified module; dynamic ones stand in brackets. */
const imported = /(?:from|import)"\.\/([^"]+)"/g

/**
 * Bytes that Node reads before the handler of a bundle can be called: the entry and everything it
 * imports, but nothing that is imported dynamically.
 */
export const staticClosure = async (dir: string, entry = 'handler.mjs') => {
  const waiting = [entry]
  const seen = new Set<string>()
  let bytes = 0
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    bytes += (await stat(join(dir, file))).size
    const code = await readFile(join(dir, file), 'utf8')
    for (const [, next] of code.matchAll(imported)) if (next) waiting.push(next)
  }
  return bytes
}
