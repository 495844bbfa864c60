import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

type Cut = { file: RegExp; lean: (code: string) => string }

const cuts: Cut[] = [
  {
    // Lambda hands a function its credentials in the environment; the other places hold none.
    file: /\/@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    lean: () => `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'`,
  },
  {
    // Nor has it configuration files in a home folder.
    file: /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    lean: () => `export const CONFIG_PREFIX_SEPARATOR = '.'
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    // The client makes one and no command of DynamoDB's looks into it.
    file: /\/@aws-sdk\/endpoint-cache\/dist-es\/index\.js$/,
    lean: () => 'export class EndpointCache {}',
  },
  {
    // Clients say their version to AWS and need nothing else of it.
    file: /\/@aws-sdk\/client-[a-z-]+\/package\.json$/,
    lean: (code) => JSON.stringify({ version: JSON.parse(code).version }),
  },
]

/** Leaves out of a function what packages carry for others (decision 29). */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup: ({ onLoad }) => {
    for (const { file, lean } of cuts)
      onLoad({ filter: file }, async ({ path }) => ({
        contents: lean(await readFile(path, 'utf8')),
        loader: path.endsWith('.json') ? 'json' : 'js',
      }))
  },
}
