import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table of public text, each read by column; none where the folder has no such table, and this is said. */
export const readTable = (folder: string, name: string) => {
  const path = join(folder, name)
  if (!existsSync(path)) {
    console.log(`${name} was left out: it is not in ${folder}.`)
    return []
  }
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return (name: string) => cells[names.indexOf(name)] ?? ''
  })
}

export type Table = ReturnType<typeof readTable>
