import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../testing/site.ts'
import { diagnoseArguments, publishArguments } from './cdk.ts'

const cdk = resolve(import.meta.dirname, '../../../node_modules/.bin/cdk')

/** An assembly with one empty stack, as CDK writes it. */
const emptyAssembly = () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'One.template.json'), '{"Resources":{}}')
  const One = {
    type: 'aws:cloudformation:stack',
    environment: 'aws://unknown-account/unknown-region',
    properties: { templateFile: 'One.template.json' },
  }
  const manifest = { version: '36.0.0', artifacts: { One } }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

test('the installed CDK takes the commands that it calls unstable', async () => {
  const AWS_ENDPOINT_URL = await serve((_, response) => {
    response.writeHead(400).end('<ErrorResponse><Error><Code>No</Code></Error></ErrorResponse>')
  })
  const assembly = emptyAssembly()
  const env = {
    PATH: process.env.PATH,
    AWS_ENDPOINT_URL,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  }
  const output = (args: string[]) =>
    new Promise<string>((resolve) => {
      execFile(cdk, args, { env }, (_, out, errors) => resolve(out + errors))
    })
  // It says how long reading took once it has accepted the command line.
  for (const args of [diagnoseArguments('One', assembly), publishArguments('One', assembly)])
    expect(await output(args)).toContain('Synthesis time')
})
