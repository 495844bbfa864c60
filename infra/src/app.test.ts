import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BUNDLING_STACKS } from 'aws-cdk-lib/cx-api'
import { expect, test } from 'vitest'
import { everything, restored } from '../testing/synth.ts'

type Artifact = { type: string; dependencies?: string[] }

/** The stacks that `cdk destroy` finds, without an account, each with those that go after it. */
const stacksFor = (settings: Record<string, unknown>) => {
  const folder = mkdtempSync(join(tmpdir(), 'app-'))
  try {
    execFileSync(process.execPath, [resolve(import.meta.dirname, 'app.ts')], {
      env: {
        PATH: process.env.PATH,
        CDK_OUTDIR: folder,
        CDK_CONTEXT_JSON: JSON.stringify({ ...settings, [BUNDLING_STACKS]: [] }),
      },
    })
    const manifest: { artifacts: Record<string, Artifact> } = JSON.parse(
      readFileSync(join(folder, 'manifest.json'), 'utf8'),
    )
    const stacks = Object.entries(manifest.artifacts).filter(
      ([, { type }]) => type === 'aws:cloudformation:stack',
    )
    const names = stacks.map(([name]) => name)
    return Object.fromEntries(
      stacks.map(([name, { dependencies = [] }]) => [
        name,
        dependencies.filter((one) => names.includes(one)),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('`cdk destroy` finds the stack with every setting, and nothing has to be built for it', () => {
  expect(stacksFor({ ...everything, ...restored, removeData: 'true', stage: 'staging' })).toEqual({
    'BongBari-staging': [],
  })
})
