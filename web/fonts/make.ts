import { writeFile } from 'node:fs/promises'
import { makeFonts } from './fonts.ts'

/** Writes the site's font files beside this one: `pnpm --filter @bong-bari/web fonts`. */
for (const [file, bytes] of await makeFonts()) {
  await writeFile(new URL(file, import.meta.url), bytes)
  console.log(`${file} ${bytes.length} bytes`)
}
