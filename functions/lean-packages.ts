import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

type Cut = { file: RegExp; lean: (code: string) => string }

/** Lambda hands a function its credentials in the environment; the other nine places hold none. */
const credentials: Cut = {
  file: /\/@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
  lean: () => `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'`,
}

/** Methods of every schema keep this from being shaken off. */
const jsonSchema: Cut = {
  file: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
  lean: (code) =>
    [...code.matchAll(/export (?:const|function) (\w+)/g)]
      .map(([, name]) => `export const ${name} = () => {}`)
      .join('\n'),
}

/** Leaves out of a function what packages carry for others: how that is found is decision 29. */
export const leanPackages = ({ keepsJsonSchema }: { keepsJsonSchema: boolean }): Plugin => ({
  name: 'lean-packages',
  setup: ({ onLoad }) => {
    for (const { file, lean } of keepsJsonSchema ? [credentials] : [credentials, jsonSchema])
      onLoad({ filter: file }, async ({ path }) => ({
        contents: lean(await readFile(path, 'utf8')),
      }))
  },
})
