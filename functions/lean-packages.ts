import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

type Cut = { file: RegExp; lean: (code: string) => string }

/** The code with each of these texts, which a new version must still have, replaced by another. */
const swap = (code: string, swaps: Record<string, string>) =>
  Object.entries(swaps).reduce((swapped, [from, to]) => {
    if (!swapped.includes(from)) throw new Error(`There is no ${from} any more.`)
    return swapped.replace(from, to)
  }, code)

const cuts: Cut[] = [
  {
    // Lambda hands a function its credentials in the environment, once; the other places hold none.
    file: /\/@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    lean: () => `import { fromEnv } from '@aws-sdk/credential-provider-env'
      export const defaultProvider = (init) => {
        let credentials
        return () => (credentials ??= fromEnv(init)())
      }`,
  },
  {
    // Nor has it configuration files in a home folder.
    file: /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    lean: () => `export const CONFIG_PREFIX_SEPARATOR = '.'
      export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    // Nor anybody who has signed in on a web page.
    file: /\/@aws-sdk\/token-providers\/dist-es\/nodeProvider\.js$/,
    lean: () => `export const nodeProvider = () => async () => {
      throw new Error('There is no token in the environment.')
    }`,
  },
  {
    // The client makes one and no command of DynamoDB's looks into it.
    file: /\/@aws-sdk\/endpoint-cache\/dist-es\/index\.js$/,
    lean: () => 'export class EndpointCache {}',
  },
  {
    // Node 24 finds out by way of an exception that bytes are no key: a third of each signature.
    file: /\/@smithy\/core\/dist-es\/submodules\/checksum\/sha256\/Sha256Node\.js$/,
    lean: (code) =>
      swap(code, {
        '{ createHash, createHmac }': '{ createHash, createHmac, createSecretKey }',
        'return Buffer.from(data.buffer, data.byteOffset, data.byteLength);':
          'return createSecretKey(data);',
      }),
  },
  {
    // A body may be a file that Node reads in pieces, whose kind is loaded to be asked for.
    file: /\/@smithy\/core\/dist-es\/submodules\/serde\/util-body-length\/calculateBodyLength\.js$/,
    lean: (code) =>
      swap(code, {
        '{ ReadStream, fstatSync, lstatSync }': '{ fstatSync, lstatSync }',
        'body instanceof ReadStream': "typeof body.pipe === 'function'",
      }),
  },
  {
    // Bong Bot's model is asked over HTTP/1.1, by a handler that is given to the client.
    file: /\/@aws-sdk\/client-bedrock-runtime\/dist-es\/runtimeConfig\.js$/,
    lean: (code) => swap(code, { 'NodeHttp2Handler as': 'NodeHttpHandler as' }),
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
