import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const source = join(import.meta.dirname, 'src')

export type FunctionBundle = {
  /** Folder that holds this function and nothing else. */
  dir: string
  /** Lambda's name of the entry: file, dot, export. */
  handler: string
}

/** The endpoint groups that have a handler, in a fixed order. */
export const functionGroups = async () => {
  const folders = await readdir(source)
  return folders.filter((folder) => existsSync(join(source, folder, 'handler.ts'))).sort()
}

const bundleFunction = async (group: string, dir: string): Promise<FunctionBundle> => {
  await rm(dir, { recursive: true, force: true })
  await build({
    entryPoints: { handler: join(source, group, 'handler.ts') },
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    treeShaking: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: false,
    loader: { '.html': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return { dir, handler: 'handler.handler' }
}

/**
 * Bundles every endpoint group (or those named) into `<outDir>/<group>`, dependencies and AWS SDK
 * included, so that Lambda or a bare Node 24 runs it. Rejects with esbuild's messages when a group
 * does not build.
 */
export const bundleFunctions = async ({
  outDir,
  groups,
}: {
  outDir: string
  groups?: readonly string[]
}): Promise<Record<string, FunctionBundle>> => {
  const bundles = (groups ?? (await functionGroups())).map(async (group) => {
    return [group, await bundleFunction(group, join(outDir, group))] as const
  })
  return Object.fromEntries(await Promise.all(bundles))
}
