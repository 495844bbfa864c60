import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exceptions } from './exceptions.ts'
import { tooNewInScripts } from './script.ts'
import { tooNewInStyle } from './style.ts'

type Built = { scripts: readonly string[]; styles: readonly string[] }

const ownerOf = (name: string) => name.slice(0, name.lastIndexOf('.'))

/** Sentences about what is used that is too new, and about exceptions that nobody needs. */
export const complaintsOf = ({ scripts, styles }: Built, allowed = exceptions) => {
  const used = new Set([...tooNewInScripts(scripts), ...styles.flatMap(tooNewInStyle)])
  for (const name of [...used]) if (used.has(ownerOf(name))) used.delete(name)
  return [
    ...[...used].filter((name) => !(name in allowed)).map((name) => `too new: ${name}`),
    ...Object.keys(allowed)
      .filter((name) => !used.has(name))
      .map((name) => `allowed, but not used any more: ${name}`),
  ]
}

const textsOf = async (folder: string, ending: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

/** Rejects when a script or style in `folder` needs a newer engine than the oldest. */
export const checkEngines = async (folder: string) => {
  const [scripts, styles] = await Promise.all([textsOf(folder, '.js'), textsOf(folder, '.css')])
  const complaints = complaintsOf({ scripts, styles })
  if (complaints.length) throw new Error(complaints.join('\n'))
}
