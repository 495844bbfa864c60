import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { FileSystem } from 'aws-cdk-lib'

const hashedFiles = (webDir: string) =>
  readdirSync(join(webDir, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(webDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** Lists a deployment's hashed files in `deployments/<hash>.json`, in its own folder. Same files, same name. */
export const writeManifest = (webDir: string) => {
  const text = JSON.stringify(hashedFiles(webDir))
  const hash = createHash('sha256').update(text).digest('hex')
  const folder = FileSystem.mkdtemp('manifest-')
  mkdirSync(join(folder, 'deployments'))
  writeFileSync(join(folder, 'deployments', `${hash}.json`), text)
  return { hash, folder }
}
