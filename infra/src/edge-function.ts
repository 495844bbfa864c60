import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'

const edge = dirname(createRequire(import.meta.url).resolve('@bong-bari/edge'))

/** One self-contained function: CloudFront's engine knows no modules, nor esbuild's export wrapper. */
export const viewerRequestScript = (entry = join(edge, 'viewer-request.ts')) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { handler as rules } from ${JSON.stringify(entry)}; answer = rules(event)`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    minifySyntax: false,
    charset: 'ascii',
    banner: { js: 'function handler(event) {\nvar answer;' },
    footer: { js: 'return answer;\n}' },
  })
  return outputFiles.map(({ text }) => text).join('')
}
