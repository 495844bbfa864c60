import { mkdir, writeFile } from 'node:fs/promises'
import { makeSounds } from './sounds.ts'

/** Writes the site's sounds for the build: `pnpm --filter @bong-bari/web sounds`. */
const folder = new URL('../public/sounds/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const [file, bytes] of await makeSounds()) {
  await writeFile(new URL(file, folder), bytes)
  console.log(`${file} ${bytes.length} bytes`)
}
