import { dirname } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { builtinsByCall } from './builtins.ts'

/**
 * A computed module may import others, which are computed first; each reads files beside itself.
 */
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

/**
 * Runs `*.computed.ts` when a function is bundled and gives the function its exports as JSON: what
 * depends on sources alone is not computed at each start.
 */
export const computedModules: Plugin = computedExcept()
