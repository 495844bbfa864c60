import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { cuts, leanPackages } from './bundle.ts'

/** The files of packages that the client of the table is bundled from. */
const bundledFiles = async () => {
  const { metafile } = await build({
    stdin: {
      contents: "export { DynamoDBClient } from '@aws-sdk/client-dynamodb'",
      resolveDir: join(import.meta.dirname, '../packages/table'),
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    plugins: [leanPackages],
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs)
}

test('the modules that are put out of use stand where the packages have them', async () => {
  const files = await bundledFiles()
  const missing = Object.entries(cuts).filter(([, { file }]) => !files.some((f) => file.test(f)))
  expect(missing.map(([name]) => name)).toEqual([])
  expect(files.filter((file) => /credential-provider-(sso|process|ini|web)/.test(file))).toEqual([])
})
