import type { Plugin } from 'vite'

const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

/**
 * Leaves out of the bundles how zod turns its schemas into JSON Schema: nobody asks for that here,
 * and methods of every schema keep it from being shaken off.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  transform: (code, id) =>
    jsonSchema.test(id)
      ? [...code.matchAll(/export (?:const|function) (\w+)/g)]
          .map(([, name]) => `export const ${name} = () => {}`)
          .join('\n')
      : undefined,
})
