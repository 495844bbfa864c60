import type { Plugin } from 'esbuild'

type Cut = { file: RegExp; contents: string }

/** Package modules that no function needs; decision 29 has the gain of each. */
export const cuts: Record<string, Cut> = {
  // Lambda hands credentials over in the environment; the other places hold none.
  credentials: {
    file: /\/@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    contents: `import { fromEnv } from '@aws-sdk/credential-provider-env'
      export const defaultProvider = (init) => {
        let credentials
        return () => (credentials ??= fromEnv(init)())
      }`,
  },
  // The client makes one, but no DynamoDB command looks into it.
  endpoints: {
    file: /\/@aws-sdk\/endpoint-cache\/dist-es\/index\.js$/,
    contents: 'export class EndpointCache {}',
  },
}

export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup: ({ onLoad }) => {
    for (const { file, contents } of Object.values(cuts))
      onLoad({ filter: file }, () => ({ contents, loader: 'js' }))
  },
}
