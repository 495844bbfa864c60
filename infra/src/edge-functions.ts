import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pageHeaders } from '@bong-bari/edge'
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { buildSync } from 'esbuild'

const edge = dirname(createRequire(import.meta.url).resolve('@bong-bari/edge'))

/** One self-contained function: CloudFront's engine knows no modules, nor esbuild's export wrapper. `call` uses `rules` and `event`. */
const scriptOf = (file: string, call: string) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { handler as rules } from ${JSON.stringify(join(edge, file))}; answer = ${call}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    treeShaking: true,
    minifySyntax: false,
    charset: 'ascii',
    banner: { js: 'function handler(event) {\nvar answer;' },
    footer: { js: 'return answer;\n}' },
  })
  return outputFiles.map(({ text }) => text).join('')
}

export const viewerRequestScript = () => scriptOf('viewer-request.ts', 'rules(event)')

/** `uploadOrigin` is known to CloudFormation alone, so it comes in last. */
export const viewerResponseScript = (uploadOrigin: string) => {
  const policy = pageHeaders('https://uploads.invalid')['content-security-policy']
  const script = scriptOf('viewer-response.ts', `rules(event, ${JSON.stringify(policy)})`)
  return script.replace('https://uploads.invalid', () => uploadOrigin)
}

const createFunction = (scope: Construct, id: string, script: string) =>
  new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(script),
  })

export const createEdgeFunctions = (scope: Construct, uploadOrigin: string) => ({
  atRequest: {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: createFunction(scope, 'ViewerRequest', viewerRequestScript()),
  },
  atResponse: {
    eventType: FunctionEventType.VIEWER_RESPONSE,
    function: createFunction(scope, 'ViewerResponse', viewerResponseScript(uploadOrigin)),
  },
})
