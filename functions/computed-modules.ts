import { dirname } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { builtinsByCall } from './builtins.ts'

/** Others that a module which runs is made of are computed first; each reads what lies beside itself. */
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

/** What a module exports once it has run, on its own and with the sources as they are now. */
const exportsOf = async (path: string): Promise<Record<string, unknown>> => {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'computed',
    platform: 'node',
    plugins: [builtinsByCall, computedExcept(path)],
    // It may read what lies beside it.
    define: { 'import.meta.dirname': JSON.stringify(dirname(path)) },
    logLevel: 'silent',
  })
  return runInThisContext(
    `(() => {${outputFiles.map(({ text }) => text).join('')} return computed})()`,
  )
}

/**
 * A module named `*.computed.ts` runs when a function is bundled, and the function gets what it
 * exports, as JSON. So what depends on the sources alone is not made again in every start.
 */
export const computedModules: Plugin = computedExcept()
