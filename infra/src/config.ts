import { type ApiFunctionName, apiFunctionNames } from '@bong-bari/contract'
import * as z from 'zod/mini'

/** Functions that a schedule or a queue starts, not a call of the API. */
const scheduledNames = ['notices', 'publish', 'reactions', 'video-refresh'] as const
type ScheduledName = (typeof scheduledNames)[number]

export type FunctionName = ApiFunctionName | 'pages' | ScheduledName

export const functionNames: readonly FunctionName[] = [
  ...apiFunctionNames,
  'pages',
  ...scheduledNames,
]

export const isScheduled = (name: FunctionName) => scheduledNames.some((one) => one === name)

const reservableNames = functionNames.filter((name) => !isScheduled(name))

const textMatching = (form: RegExp, rule: string) => z.string(rule).check(z.regex(form, rule))

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(rule).check(z.int(rule), z.minimum(min, rule), z.maximum(max, rule))
}

const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((given) => given === true || given === 'true'),
)

const commaSeparated = <Item>(item: z.ZodMiniType<Item, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(item),
  )

const reservationRule = `must be like chat=20,exports=2, with names among ${reservableNames.join(', ')}`

const regionRule = 'must be names of AWS regions, with commas between them'

/** Settings by the name they have in cdk.json or after `-c`, with their rules and defaults. `list-settings.ts` says what each does. */
const settings = z.object({
  stage: z._default(
    textMatching(
      /^[a-z][a-z0-9-]{0,19}$/,
      'must be a short name of small letters, digits and hyphens',
    ),
    'production',
  ),
  domainName: z.optional(
    z.pipe(
      textMatching(/^([a-z0-9-]+\.)+[a-z]{2,}$/i, 'must be a domain such as www.example.com'),
      z.transform((name) => name.toLowerCase()),
    ),
  ),
  certificateArn: z.optional(
    textMatching(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be the ARN of an ACM certificate of us-east-1, where CloudFront looks (aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name <name>)',
    ),
  ),
  plan: z._default(z.enum(['none', 'free', 'pro'], 'must be free, pro or none'), 'none'),
  /** The firewall in front of the site. CloudFront takes only web ACLs of us-east-1, so it is not part of the stack. */
  webAclArn: z.optional(
    textMatching(
      /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
      'must be the ARN of a web ACL for CloudFront (OPERATIONS.md, "A plan and a firewall")',
    ),
  ),
  youtubeChannelId: z.optional(
    textMatching(/^UC[\w-]{22}$/, "must be a channel's id, UC and 22 more characters"),
  ),
  youtubeApiKeyParameter: z.optional(
    textMatching(
      /^\/?[\w.-]+(\/[\w.-]+)*$/,
      'must be the name of a parameter in the Systems Manager parameter store',
    ),
  ),
  bedrockModel: z.optional(
    textMatching(
      /^[a-z0-9-]+(\.[\w-]+)+(:\d+)*$/,
      'must be the id of a Bedrock model or inference profile',
    ),
  ),
  bedrockRegions: z.optional(commaSeparated(textMatching(/^[a-z]{2}(-[a-z]+)+-\d$/, regionRule))),
  bedrockDailyTokens: z._default(wholeNumber(1_000, 1_000_000_000), 200_000),
  bedrockMonthlyTokens: z._default(wholeNumber(1_000, 1_000_000_000), 3_000_000),
  alarmEmail: z.optional(z.email('must be an e-mail address')),
  mailFrom: z.optional(z.email('must be an e-mail address')),
  monthlyBudget: z._default(wholeNumber(1, 1_000_000), 20),
  reservedConcurrency: z._default(
    z.pipe(
      commaSeparated(
        textMatching(new RegExp(`^(${reservableNames.join('|')})=[1-9]\\d{0,3}$`), reservationRule),
      ),
      z.transform((parts) =>
        Object.fromEntries(
          parts.map((part): [string, number] => {
            const [name = '', count] = part.split('=')
            return [name, Number(count)]
          }),
        ),
      ),
    ),
    {},
  ),
  concurrentFunctions: z.optional(wholeNumber(10, 1_000)),
  restoredTable: z.optional(
    textMatching(/^[\w.-]{3,255}$/, 'must be the name of a DynamoDB table'),
  ),
  /** The stream of the restored table; every restore has a new one. */
  restoredTableStream: z.optional(
    textMatching(
      /^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\d:T.-]+$/,
      'must be the ARN of the stream of that table (aws dynamodb describe-table --query Table.LatestStreamArn --table-name <table>)',
    ),
  ),
  backupCopies: z.optional(
    textMatching(
      /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/,
      'must be the ARN of a vault of AWS Backup in another region or account (aws backup create-backup-vault --region <region> --backup-vault-name <name>)',
    ),
  ),
  removeData: z._default(yesOrNo, false),
})

export type Config = z.output<typeof settings>

const inferenceProfile = /^(us|us-gov|eu|apac|jp|au|ca|global)\./

export const isProfile = (model: string) => inferenceProfile.test(model)

/** With fewer unreserved instances, a few model calls of 8 seconds could use up the account. */
const minUnreservedInstances = 100

const findInstanceProblem = ({ concurrentFunctions: all, ...config }: Config) => {
  if (!all) return undefined
  const reserved = Object.values(config.reservedConcurrency).reduce((sum, one) => sum + one, 0)
  if (reserved && all - reserved < minUnreservedInstances)
    return `The setting reservedConcurrency must leave ${minUnreservedInstances} of the ${all} concurrentFunctions.`
  if (config.bedrockModel && all < minUnreservedInstances)
    return `The setting bedrockModel needs an account with ${minUnreservedInstances} concurrent functions: a few questions at once would keep everybody else out of ${all}.`
  return undefined
}

const findProblem = (config: Config) => {
  const { domainName, certificateArn, bedrockModel, bedrockRegions, plan, webAclArn } = config
  const { restoredTable, restoredTableStream } = config
  if (Boolean(domainName) !== Boolean(certificateArn))
    return 'Give both settings, domainName and certificateArn, or neither.'
  if (plan !== 'none' && !webAclArn)
    return `The plan "${plan}" needs the setting webAclArn (OPERATIONS.md, "A plan and a firewall").`
  if (Boolean(restoredTable) !== Boolean(restoredTableStream))
    return 'Give both settings, restoredTable and restoredTableStream, or neither.'
  const needsRegions =
    bedrockModel && isProfile(bedrockModel) && !bedrockModel.startsWith('global.')
  if (needsRegions && !bedrockRegions)
    return `The setting bedrockRegions must name the regions that "${bedrockModel}" may use.`
  return findInstanceProblem(config)
}

/** CDK's feature flags and look-ups are in the same context; their names have other characters. */
const isForeignContext = (name: string) => /[^A-Za-z0-9]/.test(name)

const listOwnSettings = (context: Record<string, unknown>) =>
  Object.entries(context).filter(([name, value]) => !isForeignContext(name) && value !== '')

export const settingNames = Object.keys(settings.shape)

export const isSetting = (name: string) => name in settings.shape

/** The settings that were given, without defaults and empty values, sorted so that the stack's output is stable. */
export const givenSettings = (context: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(listOwnSettings(context).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Reads and checks all settings. An empty value counts as absent. Throws an error whose message names the wrong or unknown setting. */
export const readConfig = (context: Record<string, unknown>): Config => {
  const unknown = listOwnSettings(context).find(([name]) => !isSetting(name))
  if (unknown) {
    throw new Error(`There is no setting ${unknown[0]}. There are: ${settingNames.join(', ')}.`)
  }
  const { data, error } = settings.safeParse(givenSettings(context))
  if (error) {
    const [{ path, message } = { path: [], message: '' }] = error.issues
    const name = String(path[0])
    const value = typeof context[name] === 'string' ? context[name] : JSON.stringify(context[name])
    throw new Error(`The setting ${name} ${message}, not "${value}".`)
  }
  const problem = findProblem(data)
  if (problem) throw new Error(problem)
  return data
}
