import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'

const edge = dirname(createRequire(import.meta.url).resolve('@bong-bari/edge'))

/**
 * The URL rules as one script of a single function, as CloudFront wants it. The rules stand inside
 * the function, because its engine knows neither modules nor what esbuild wraps exports into.
 */
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
