import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleFunctions } from '@bong-bari/functions/bundle'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../../../..')

/** Part of Lambda's runtime, so `NodejsFunction` leaves them out. */
const scopes = ['@aws-sdk', '@smithy']

const installScope = async (scope: string, dir: string) => {
  const to = join(dir, 'node_modules', scope)
  await mkdir(to, { recursive: true })
  for (const owner of ['packages/table', 'functions']) {
    const from = join(root, owner, 'node_modules', scope)
    if (!existsSync(from)) continue
    for (const name of await readdir(from))
      if (!existsSync(join(to, name))) await symlink(join(from, name), join(to, name))
  }
}

/**
 * Bundles as `NodejsFunction` does by default: one unminified CommonJS file without the AWS SDK.
 * Returns the module.
 */
export const bundleByDefault = async (group: string, dir: string) => {
  const module = join(dir, 'index.js')
  await build({
    entryPoints: [join(root, 'functions/src', group, 'handler.ts')],
    outfile: module,
    bundle: true,
    platform: 'node',
    target: 'node24',
    external: [...scopes, '@fontsource'].map((scope) => `${scope}/*`).concat('harfbuzzjs'),
    logLevel: 'silent',
  })
  for (const scope of scopes) await installScope(scope, dir)
  return module
}

/** Bundles as deployed; returns the modules. */
export const bundleAsDeployed = async (outDir: string, groups?: readonly string[]) => {
  const bundles = await bundleFunctions({ outDir, ...(groups && { groups }) })
  return Object.fromEntries(
    Object.entries(bundles).map(([name, { dir }]) => [name, join(dir, 'handler.mjs')]),
  )
}
