import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { routes } from '@bong-bari/contract'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')

/** A function with public routes only never loads the code that checks sessions or writes the audit. */
const checksSessions = (name: string) =>
  routes.some(({ runs, route }) => runs === name && route.access === 'admin')

const bundleSources = async (name: string) => {
  const { metafile } = await build({
    entryPoints: [resolve(root, 'functions/src', name, 'handler.ts')],
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    loader: { '.html': 'empty' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-sources-only',
        setup: ({ onResolve }) => {
          onResolve({ filter: /\/(session|audited)\.ts$/ }, ({ path, kind }) =>
            kind === 'dynamic-import' && !checksSessions(name)
              ? { path, external: true }
              : undefined,
          )
          onResolve({ filter: /^[^./]|dist\/(client|server)\// }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@bong-bari/')
              ? undefined
              : { path, external: true },
          )
        },
      },
    ],
  })
  const files = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'))
  return files.map((path) => readFileSync(resolve(root, path), 'utf8')).join('\n')
}

const sources = new Map<string, Promise<string>>()

/** The text of our own files that a function's bundle is made of, which is bundled once. */
export const sourcesOf = (name: string) => {
  const text = sources.get(name) ?? bundleSources(name)
  sources.set(name, text)
  return text
}

/** The environment variables that a source text reads by name. */
export const variablesRead = (text: string) => {
  const single = [...text.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name)
  const several = [...text.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(
    ([, names = '']) => names.split(',').map((part) => part.split(/[:=]/)[0]?.trim() ?? ''),
  )
  return new Set([...single, ...several].filter(Boolean))
}

/** The request headers that a source text reads by name. */
export const headersRead = (text: string) =>
  new Set(
    [...text.matchAll(/event\.headers(?:\.([\w]+)|\['([\w-]+)'\])/g)].map(
      ([, bare, quoted]) => bare ?? quoted ?? '',
    ),
  )
