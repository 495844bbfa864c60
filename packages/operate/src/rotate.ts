import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { checkSite } from './check-site.ts'
import { OperateFailure, runCommand } from './command.ts'
import { type Deployed, outputOf, requireDeployed, setParameters } from './stack.ts'

/** Sets stack parameters and resolves once CloudFront has deployed them. */
type SetParameters = (parameters: Record<string, string>) => Promise<void>

const secretArnOf = (deployed: Deployed) => outputOf(deployed, 'OriginSecretArn')

const readSecret = async (deployed: Deployed, VersionId?: string) => {
  const client = new SecretsManagerClient({})
  const SecretId = secretArnOf(deployed)
  const secret = await client.send(new GetSecretValueCommand({ SecretId, VersionId }))
  if (!secret.VersionId || !secret.SecretString)
    throw new OperateFailure(`The secret ${SecretId} has no value.`)
  return { version: secret.VersionId, value: secret.SecretString }
}

/** Reads the version that CloudFront sends. Before the first rotation there is no parameter, and it is the current one. */
const readSentSecret = (deployed: Deployed) =>
  readSecret(deployed, deployed.parameters.OriginVersion || undefined)

const makeCurrent = async (deployed: Deployed, version: string, before: string) => {
  if (version === before) return
  const command = new UpdateSecretVersionStageCommand({
    SecretId: secretArnOf(deployed),
    VersionStage: 'AWSCURRENT',
    MoveToVersionId: version,
    RemoveFromVersionId: before,
  })
  await new SecretsManagerClient({}).send(command).catch(async (error: unknown) => {
    // Where the answer of an earlier try was lost, AWS refuses the next one, and all is done.
    if ((await readSecret(deployed)).version !== version) throw error
  })
}

/** Makes the version that CloudFront sends the current one, as an interrupted rotation left undone. Returns it. */
const finishInterruptedRotation = async (deployed: Deployed) => {
  const sent = await readSentSecret(deployed)
  await makeCurrent(deployed, sent.version, (await readSecret(deployed)).version)
  return sent.version
}

/** Returns the value that CloudFront sends. */
const showSecret = async (deployed: Deployed) => (await readSentSecret(deployed)).value

/** CloudFront sends the new value once every function accepts both; only then it becomes current, so a failed update changes nothing. */
const rotateSecret = async (deployed: Deployed, set: SetParameters) => {
  const before = await finishInterruptedRotation(deployed)
  const { VersionId: next } = await new SecretsManagerClient({}).send(
    new PutSecretValueCommand({
      SecretId: secretArnOf(deployed),
      SecretString: randomBytes(32).toString('hex'),
      VersionStages: ['NEXT'],
    }),
  )
  if (!next) throw new OperateFailure('Secrets Manager named no version for the new value.')
  await set({ OriginVersion: next, OriginVersionBefore: before })
  await makeCurrent(deployed, next, before)
}

/** Drops the previous value, so only the current one opens the API. */
const dropSecret = async (deployed: Deployed, set: SetParameters) => {
  const version = await finishInterruptedRotation(deployed)
  await set({ OriginVersion: version, OriginVersionBefore: version })
}

const usage =
  'Use it as: pnpm rotate, later pnpm rotate --drop; or pnpm rotate --show. [--stage <name>]'

const readArguments = (args: string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = { stage: { type: 'string' }, drop: flag, show: flag } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new OperateFailure(usage)
  }
}

export const rotate = async (args: string[]) => {
  const { drop, show, stage } = readArguments(args)
  const deployed = await requireDeployed(stage)
  if (show) return console.log(await showSecret(deployed))
  const set: SetParameters = async (parameters) => {
    console.log(
      `setting the version of the origin secret in ${deployed.name}, which takes minutes ...`,
    )
    await setParameters(deployed, parameters)
  }
  await (drop ? dropSecret : rotateSecret)(deployed, set)
  await checkSite(deployed)
  if (drop) return console.log('only the current origin secret opens the API now')
  console.log('CloudFront sends a new origin secret; the one before is still taken.')
  console.log('When the site has been well for a day: npx -y pnpm@12 rotate --drop')
}

if (import.meta.main) await runCommand(() => rotate(process.argv.slice(2)))
