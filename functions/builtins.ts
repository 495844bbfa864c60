import { isBuiltin } from 'node:module'
import type { ImportKind, Plugin } from 'esbuild'

const builtinModuleCall = (name: string) => `process.getBuiltinModule('${name}')`

const isPlain = (name: string) => {
  const properties = Object.getOwnPropertyDescriptors(process.getBuiltinModule(name) ?? {})
  return (key: string) => properties[key]?.get === undefined
}

/** Each export stands alone, so that unused ones are dropped. */
const asModule = (name: string, keys: string[]) => {
  const exported = keys.map(
    (key, index) =>
      `const e${index} = /* @__PURE__ */ (() => m[${JSON.stringify(key)}])()\nexport { e${index} as ${JSON.stringify(key)} }`,
  )
  return [`const m = ${builtinModuleCall(name)}`, 'export default m', ...exported].join('\n')
}

const keysOf = (name: string) => Object.keys(process.getBuiltinModule(name) ?? {})

const contents: Record<string, (name: string) => string> = {
  static: (name) => asModule(name, keysOf(name)),
  // A dynamic import may use anything: it gets the names that cost nothing to read.
  dynamic: (name) => asModule(name, keysOf(name).filter(isPlain(name))),
  required: (name) => `module.exports = ${builtinModuleCall(name)}`,
}

const wayOf = (kind: ImportKind) => {
  if (kind === 'import-statement') return 'static'
  return kind === 'dynamic-import' ? 'dynamic' : 'required'
}

/**
 * An import would read every export of Node's modules: `node:http` has some that load a second HTTP
 * client, 30 ms of each start.
 */
export const builtinsByCall: Plugin = {
  name: 'builtins-by-call',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[a-z]/ }, ({ path, kind }) =>
      isBuiltin(path)
        ? { path, namespace: `builtin-${wayOf(kind)}`, sideEffects: false }
        : undefined,
    )
    for (const [way, contentsOf] of Object.entries(contents))
      onLoad({ filter: /./, namespace: `builtin-${way}` }, ({ path }) => ({
        contents: contentsOf(path),
      }))
  },
}
