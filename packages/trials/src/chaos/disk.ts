import { execFile } from 'node:child_process'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Room for what the site stores in many rounds. */
const megabytes = 192

/** Fills in pieces, the last ones small, so that nothing is left. */
const fillWith = async (file: string, bytes: number): Promise<void> => {
  const piece = Buffer.alloc(bytes)
  try {
    for (;;) await appendFile(file, piece)
  } catch {
    if (bytes > 1024) await fillWith(file, bytes >> 4)
  }
}

/**
 * A small disk of its own at a folder that exists, which can be filled; undefined where this user may
 * not mount one.
 */
export const mountDisk = async (folder: string) => {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    /** Until nothing more can be written. */
    fill: () => fillWith(filler, 4 * 2 ** 20),
    free: () => rm(filler, { force: true }),
    unmount: () => run('umount', [folder]),
  }
}
export type Disk = NonNullable<Awaited<ReturnType<typeof mountDisk>>>
