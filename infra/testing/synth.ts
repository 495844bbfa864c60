import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { officePages } from '@bong-bari/edge'
import { App, type Stack, Stage } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { functionNames, readConfig } from '../src/config.ts'
import { defineStack } from '../src/stack.ts'

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes the files that the web build and the bundling would leave on the disk. */
const writeInputs = (folder: string) => {
  const webDir = join(folder, 'web')
  for (const file of Object.values(officePages)) write(join(webDir, file), '<!doctype html>')
  write(join(webDir, 'assets/app-1a2b3c.js'), '')
  const functions = functionNames.map((name) => {
    const dir = join(folder, 'functions', name)
    write(join(dir, 'handler.mjs'), `export const handler = async () => '${name}'`)
    return [name, { dir, handler: 'handler.handler' }] as const
  })
  return { webDir, functions: Object.fromEntries(functions) }
}

/**
 * Defines the stack without an account, network or builds, and returns what `read` reads from it. The template
 * fits any region unless `region` is given.
 */
export const withStack = async <T>(
  context: Record<string, unknown>,
  read: (stack: Stack, app: App) => T,
  region?: string,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'infra-'))
  try {
    const app = new App({ context, outdir: join(folder, 'out'), analyticsReporting: false })
    const config = readConfig(context)
    const scope = region ? new Stage(app, 'There', { env: { region } }) : app
    return read(defineStack(scope, 'Test', { ...writeInputs(folder), config }), app)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const synthesize = (context: Record<string, unknown> = {}, region?: string) =>
  withStack(context, (stack) => Template.fromStack(stack), region)

/** Every optional part of the product switched on. */
export const everything = {
  domainName: 'www.example.test',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  youtubeChannelId: 'UCabcdefghijklmnopqrstuv',
  youtubeApiKeyParameter: '/site/youtube-key',
  bedrockModel: 'apac.anthropic.claude-x-v1:0',
  bedrockRegions: 'ap-south-1,ap-southeast-2',
  alarmEmail: 'team@example.test',
  mailFrom: 'notices@example.test',
  backupCopies: 'arn:aws:backup:ap-southeast-1:111122223333:backup-vault:bong-bari-copies',
  reservedConcurrency: 'chat=20',
}

export type Resource = { id: string } & ReturnType<Template['findResources']>[string]

/** All resources of one type; a template without any fails the test. */
export const resourcesOf = (template: Template, type: string): Resource[] => {
  const found = Object.entries(template.findResources(type))
  if (found.length === 0) throw new Error(`the template has no ${type}`)
  return found.map(([id, resource]) => ({ id, ...resource }))
}

/** Returns the permissions of every role as policies, whether CDK put them into the role or into a policy of its own. */
export const policiesOf = (template: Template): Resource[] => [
  ...Object.entries(template.findResources('AWS::IAM::Policy')).map(([id, one]) => ({
    id,
    ...one,
  })),
  ...resourcesOf(template, 'AWS::IAM::Role').flatMap(({ id, Properties }) =>
    (Properties.Policies ?? []).map(({ PolicyDocument }: { PolicyDocument: object }) => ({
      // CDK names a role's own policy like this, so tests can look up both kinds by one id.
      id: id.replace(/Role([0-9A-F]{8})$/, 'RoleDefaultPolicy$1'),
      Type: 'AWS::IAM::Policy',
      Properties: { PolicyDocument, Roles: [{ Ref: id }] },
    })),
  ),
]

export const onlyResource = (template: Template, type: string): Resource => {
  const [first, ...others] = resourcesOf(template, type)
  if (!first || others.length) throw new Error(`the template has ${others.length + 1} ${type}`)
  return first
}

export const functionId = (template: Template, name: string) => {
  const form = new RegExp(`^Functions${name.replaceAll('-', '')}[0-9A-F]{8}$`, 'i')
  const found = resourcesOf(template, 'AWS::Lambda::Function').find(({ id }) => form.test(id))
  if (!found) throw new Error(`the template has no function ${name}`)
  return found.id
}
