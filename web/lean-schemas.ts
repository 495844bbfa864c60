import type { Plugin } from 'vite'

/** What schemas are put together with: zod's functions, and the contract's own. */
const builder =
  /(?<![.\w])(?=z\.\w|(?:text|requiredText|optionalText|optionalLink|optionalMoment|newPassword|oneOf|filter|flag|paging)\()/g

/**
 * Tells the bundler that building a schema does nothing else, so that a browser gets those of its
 * forms alone and not those of every answer.
 */
export const leanSchemas = (): Plugin => ({
  name: 'lean-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
    handler: (code) => code.replace(builder, '/* @__PURE__ */ '),
  },
})
