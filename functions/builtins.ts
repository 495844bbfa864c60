import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

/**
 * Node's own modules, asked for by a call in place of an import. An import reads every export, and
 * `node:http` has some that load a whole second client of HTTP: 30 ms of a start that need not be.
 */
export const builtinsByCall: Plugin = {
  name: 'builtins-by-call',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[a-z]/ }, ({ path }) =>
      isBuiltin(path) ? { path, namespace: 'builtin', sideEffects: false } : undefined,
    )
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }))
  },
}
