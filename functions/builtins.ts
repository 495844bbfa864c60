import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

const taken = (name: string) => `process.getBuiltinModule('${name}')`

/** Each export stands alone, so that only those which somebody uses are read. */
const asModule = (name: string) => {
  const exported = Object.keys(process.getBuiltinModule(name) ?? {}).map(
    (key, index) =>
      `const e${index} = /* @__PURE__ */ (() => m[${JSON.stringify(key)}])()\nexport { e${index} as ${JSON.stringify(key)} }`,
  )
  return [`const m = ${taken(name)}`, 'export default m', ...exported].join('\n')
}

/**
 * Node's own modules, asked for by a call in place of an import. An import reads every export, and
 * `node:http` has some that load a second client of HTTP: 30 ms of a start that nobody needs.
 */
export const builtinsByCall: Plugin = {
  name: 'builtins-by-call',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[a-z]/ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return undefined
      const namespace = kind === 'import-statement' ? 'builtin' : 'builtin-whole'
      return { path, namespace, sideEffects: false }
    })
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({ contents: asModule(path) }))
    onLoad({ filter: /./, namespace: 'builtin-whole' }, ({ path }) => ({
      contents: `module.exports = ${taken(path)}`,
    }))
  },
}
