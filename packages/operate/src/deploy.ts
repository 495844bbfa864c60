import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { stackNameOf } from '@bong-bari/site'
import { cdk, run, type Settings, settingOptions } from './cdk.ts'
import { type Deployed, findDeployed, outputOf, requireDeployed } from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { smokeTest } from './smoke.ts'
import { deployedTemplate, lostStores } from './stores.ts'

const usage =
  'Use it as: pnpm run deploy [--stage <name>] [-c name=value ...] [--yes] [--skip-gate] [--remove-data]'

const readArguments = () => {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = { ...settingOptions, yes: flag, 'skip-gate': flag, 'remove-data': flag }
    return parseArgs({ options }).values
  } catch {
    throw new OperateFailure(usage)
  }
}

const assembly = 'cdk.out'

/** Refuses what would take data away, unless it was asked for by name. */
const protectData = async (deployed: Deployed, mayRemove: boolean) => {
  const after = JSON.parse(await readFile(`${assembly}/${deployed.name}.template.json`, 'utf8'))
  const lost = lostStores(await deployedTemplate(deployed.name), after)
  if (!lost.length) return
  for (const sentence of lost) console.log(sentence)
  if (!mayRemove)
    throw new OperateFailure('Nothing was deployed. If data may go, say so: --remove-data')
}

const agree = async () => {
  if (!process.stdin.isTTY)
    throw new OperateFailure('Nobody can be asked here; say --yes to deploy without a question.')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question('Deploy this? (yes/no) ')
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperateFailure('Nothing was deployed.')
}

/** Canonical links name the site's own address, which is known from the second deployment on. */
const siteUrl = (deployed: Deployed | undefined) =>
  process.env.SITE_URL ?? deployed?.outputs.SiteAddress ?? ''

const lookAt = async (settings: Settings) => {
  const deployed = await requireDeployed(settings.stage)
  const site = outputOf(deployed, 'SiteAddress')
  const wrong = await smokeTest(site, deployed.outputs.ApiAddress)
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length)
    throw new OperateFailure(
      `${site} is deployed but not well: see docs/OPERATIONS.md, "Roll back".`,
    )
  console.log(`deployed and well: ${site}`)
}

await runCommand(async () => {
  const { yes, 'skip-gate': skipGate, 'remove-data': removeData, ...settings } = readArguments()
  if (!skipGate) run('node', ['.ci/gate.ts'])
  const deployed = await findDeployed(settings.stage)
  cdk(['synth', '--quiet', '--output', assembly], settings, { SITE_URL: siteUrl(deployed) })
  if (deployed) await protectData(deployed, removeData)
  const name = stackNameOf(settings.stage)
  run('cdk', ['diff', name, '--app', assembly])
  if (!yes) await agree()
  run('cdk', ['deploy', name, '--app', assembly, '--require-approval', 'never'])
  await lookAt(settings)
})
