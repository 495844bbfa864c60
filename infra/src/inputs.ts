import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionGroups } from '@bong-bari/functions/bundle'
import { ensureBundled } from '@bong-bari/functions/bundled'
import { ensureBuilt } from '@bong-bari/web/built'
import type { FunctionBundles } from './functions.ts'

export type Built = {
  functions: FunctionBundles
  /** The built web: login and dashboard at its root, hashed files under `assets`. */
  webDir: string
}

/** Builds the web if missing, and bundles the functions. */
export const buildInputs = async (): Promise<Built> => ({
  webDir: await ensureBuilt({ building: () => console.error('building the web ...') }),
  functions: await ensureBundled(),
})

/** For commands that deploy nothing, such as `cdk destroy`. */
export const emptyInputs = async (): Promise<Built> => {
  const dir = mkdtempSync(join(tmpdir(), 'bong-bari-empty-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'handler.mjs'), '')
  const names = await functionGroups()
  const bundle = { dir, handler: 'handler.handler' }
  return { webDir: dir, functions: Object.fromEntries(names.map((name) => [name, bundle])) }
}
