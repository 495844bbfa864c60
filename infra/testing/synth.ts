import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { officePages } from '@bong-bari/edge'
import { App, type Stack, Stage } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect } from 'vitest'
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

const templates = new Map<string, Promise<Template>>()

/** Tests of one worker share the template of the same settings: it takes a second to make. */
export const synthesize = (context: Record<string, unknown> = {}, region?: string) => {
  const key = JSON.stringify([context, region])
  const template =
    templates.get(key) ?? withStack(context, (stack) => Template.fromStack(stack), region)
  templates.set(key, template)
  return template
}

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

/** A restored table, which takes the place of the stack's own. */
export const restored = {
  restoredTable: 'the-restored-table',
  restoredTableStream:
    'arn:aws:dynamodb:ap-south-1:111122223333:table/the-restored-table/stream/2026-01-01T00:00:00.000',
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

export const listOf = <T>(value: T | T[]) => [value].flat() as T[]

type Statement = {
  /** The logical id of the policy, which begins with that of its role. */
  policy: string
  Effect: string
  Action: string | string[]
  Resource: unknown
  Condition?: Record<string, Record<string, string[]>>
}

/** All that roles may do whose logical id begins with `role`. */
export const statementsOf = (template: Template, role = ''): Statement[] =>
  policiesOf(template)
    .filter(({ id }) => id.startsWith(role))
    .flatMap(({ id, Properties }) =>
      listOf(Properties.PolicyDocument.Statement).map((one) => ({ policy: id, ...one })),
    )

/** The statements about a service, such as `sqs`. */
export const aboutService = (statements: Statement[], service: string) =>
  statements.filter(({ Action }) => listOf(Action).some((one) => one.startsWith(`${service}:`)))

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

export const functionProperties = (template: Template, name: string): Resource['Properties'] =>
  template.findResources('AWS::Lambda::Function')[functionId(template, name)]?.Properties

/** The rules of the clock that call a function: their expressions and the inputs that they hand on. */
export const scheduledCalls = (template: Template, name: string) =>
  resourcesOf(template, 'AWS::Events::Rule')
    .map(({ Properties }) => Properties)
    .filter(({ Targets }) => Targets[0].Arn?.['Fn::GetAtt']?.[0] === functionId(template, name))
    .map(({ ScheduleExpression, State, Targets }) => {
      const { InputPathsMap, InputTemplate } = Targets[0].InputTransformer
      expect([State, Object.values(InputPathsMap)]).toEqual(['ENABLED', ['$.time']])
      return {
        schedule: ScheduleExpression,
        input: JSON.parse(InputTemplate.replace('<time>', '"now"')),
        target: Targets[0],
      }
    })
