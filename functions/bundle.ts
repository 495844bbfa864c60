import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { pictureFunctions } from '@bong-bari/contract'
import { build, type Plugin, stop } from 'esbuild'
import { builtinsByCall } from './builtins.ts'

const source = join(import.meta.dirname, 'src')

export type FunctionBundle = {
  dir: string
  handler: string
}

export const functionGroups = async () => {
  const folders = await readdir(source)
  return folders.filter((folder) => existsSync(join(source, folder, 'handler.ts'))).sort()
}

const textRendering = [
  'harfbuzzjs/package.json',
  'harfbuzzjs/dist/index.mjs',
  'harfbuzzjs/dist/harfbuzz.js',
  'harfbuzzjs/dist/harfbuzz.wasm',
  '@fontsource/hind-siliguri/package.json',
  ...['latin', 'bengali', 'latin-ext'].map(
    (subset) => `@fontsource/hind-siliguri/files/hind-siliguri-${subset}-400-normal.woff`,
  ),
  '@fontsource/noto-sans/package.json',
  ...['devanagari', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'].map(
    (subset) => `@fontsource/noto-sans/files/noto-sans-${subset}-400-normal.woff`,
  ),
]

/** For a title on a link preview card. */
const cardRendering = [
  ...textRendering,
  '@fontsource/baloo-da-2/package.json',
  ...['latin', 'bengali', 'latin-ext'].map(
    (subset) => `@fontsource/baloo-da-2/files/baloo-da-2-${subset}-800-normal.woff`,
  ),
]

const pdfRendering = [
  ...textRendering,
  '@fontsource/noto-emoji/package.json',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
  'harfbuzzjs/dist/harfbuzz-subset.wasm',
]

/**
 * Read at run time, so not bundled: files keep their place in `node_modules`, where
 * `import.meta.resolve` finds them.
 */
const packageFiles: Record<string, readonly string[]> = {
  posts: cardRendering,
  'video-refresh': cardRendering,
  exports: pdfRendering,
}

/** Functions that read or write pictures: those that store uploads, and the one that draws the cards of videos. */
const decoding: ReadonlySet<string> = new Set([...pictureFunctions, 'video-refresh'])

/** `sharp` itself is bundled and asks for these by name. */
const decoder = ['@img/sharp-linux-arm64', '@img/sharp-libvips-linux-arm64']

const cards: Record<string, readonly string[]> = {
  posts: ['post-card.png'],
  'video-refresh': ['video-card.png'],
}

const packageFolder = (file: string) => {
  const [scope, name] = file.split('/')
  return file.startsWith('@') ? `${scope}/${name}` : `${scope}`
}

const copyPackageFiles = async (files: readonly string[], dir: string) => {
  for (const file of files) {
    const to = join(dir, 'node_modules', file)
    await mkdir(dirname(to), { recursive: true })
    await cp(join(import.meta.dirname, 'node_modules', file), to, { dereference: true })
  }
}

const binaries = async () => {
  const sharp = await realpath(join(import.meta.dirname, 'node_modules/sharp'))
  return join(dirname(sharp), '@img')
}

const copyDecoder = async (dir: string) => {
  const from = dirname(await binaries())
  for (const name of decoder)
    await cp(join(from, name), join(dir, 'node_modules', name), {
      recursive: true,
      dereference: true,
    })
}

const linkBinaries = async (outDir: string) => {
  const link = join(outDir, 'node_modules/@img')
  await mkdir(dirname(link), { recursive: true })
  await rm(link, { recursive: true, force: true })
  await symlink(await binaries(), link, 'junction')
}

/** No name of the package leads to its string renderer alone. */
const stringRenderer = () => {
  const web = createRequire(join(import.meta.dirname, '../web/package.json'))
  const folder = dirname(web.resolve('react-dom/package.json'))
  return join(folder, 'cjs/react-dom-server-legacy.node.production.js')
}

function computedExcept(entry?: string): Plugin {
  return {
    name: 'computed-modules',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.computed\.ts$/ }, async ({ path }) =>
        path === entry
          ? undefined
          : { contents: JSON.stringify({ ...(await exportsOf(path)) }), loader: 'json' },
      )
    },
  }
}

const exportsOf = async (path: string): Promise<Record<string, unknown>> => {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'computed',
    platform: 'node',
    plugins: [builtinsByCall, computedExcept(path)],
    define: { 'import.meta.dirname': JSON.stringify(dirname(path)) },
    logLevel: 'silent',
  })
  return runInThisContext(
    `(() => {${outputFiles.map(({ text }) => text).join('')} return computed})()`,
  )
}

/** Runs `*.computed.ts` when bundling; the function gets its exports as JSON. */
const computedModules: Plugin = computedExcept()

type Cut = { file: RegExp; contents: string }

/** Package modules that no function needs; docs/decisions/0029-code-loads-when-it-is-used.md says what each gains. */
export const cuts: Record<string, Cut> = {
  // Lambda hands credentials over in the environment; the other places hold none.
  credentials: {
    file: /\/@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    contents: `import { fromEnv } from '@aws-sdk/credential-provider-env'
      export const defaultProvider = (init) => {
        let credentials
        return () => (credentials ??= fromEnv(init)())
      }`,
  },
  // The client makes one, but no DynamoDB command looks into it.
  endpoints: {
    file: /\/@aws-sdk\/endpoint-cache\/dist-es\/index\.js$/,
    contents: 'export class EndpointCache {}',
  },
}

export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup: ({ onLoad }) => {
    for (const { file, contents } of Object.values(cuts))
      onLoad({ filter: file }, () => ({ contents, loader: 'js' }))
  },
}

const bundleFunction = async (group: string, dir: string): Promise<FunctionBundle> => {
  const files = packageFiles[group] ?? []
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
    alias: { 'react-dom/server': stringRenderer() },
    external: [...new Set(files.map(packageFolder))],
    plugins: [builtinsByCall, leanPackages, computedModules],
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: false,
    loader: { '.html': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  await copyPackageFiles(files, dir)
  if (decoding.has(group)) await copyDecoder(dir)
  for (const file of cards[group] ?? [])
    await cp(join(source, 'text-rendering', file), join(dir, file))
  return { dir, handler: 'handler.handler' }
}

/** A group takes up to 300 MB while it is bundled; more at once are no faster. */
const atOnce = 2

/** Bundles endpoint groups into `<outDir>/<group>`. Rejects with esbuild's messages. */
export const bundleFunctions = async ({
  outDir,
  groups,
}: {
  outDir: string
  groups?: readonly string[]
}): Promise<Record<string, FunctionBundle>> => {
  // esbuild's process, which is written in Go, collects its garbage before it holds more.
  process.env.GOMEMLIMIT ??= '300MiB'
  await linkBinaries(outDir)
  const bundles: Record<string, FunctionBundle> = {}
  const waiting = (groups ?? (await functionGroups())).values()
  const lane = async () => {
    for (const group of waiting) bundles[group] = await bundleFunction(group, join(outDir, group))
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, lane))
  } finally {
    // Its process would keep all that memory.
    await stop()
  }
  return bundles
}
