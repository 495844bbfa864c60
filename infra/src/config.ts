import { type AnsweringName, answeringNames } from '@bong-bari/contract'
import * as z from 'zod/mini'

/** Run by schedule or queue. */
const scheduled = ['notices', 'publish', 'reactions', 'video-refresh'] as const
type ScheduledName = (typeof scheduled)[number]

export type FunctionName = AnsweringName | 'pages' | ScheduledName

export const functionNames: readonly FunctionName[] = [...answeringNames, 'pages', ...scheduled]

export const isScheduled = (name: FunctionName) => scheduled.some((one) => one === name)

const reservable = functionNames.filter((name) => !isScheduled(name))

const matching = (form: RegExp, rule: string) => z.string(rule).check(z.regex(form, rule))

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(rule).check(z.int(rule), z.minimum(min, rule), z.maximum(max, rule))
}

const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((given) => given === true || given === 'true'),
)

const listed = <Item>(item: z.ZodMiniType<Item, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(item),
  )

const reservation = `must be like chat=20,exports=2, with names among ${reservable.join(', ')}`

const regionRule = 'must be names of AWS regions, with commas between them'

/** Settings by their name in cdk.json or `-c`, with defaults. */
const settings = z.object({
  /** Each stage is its own stack, several to an account. */
  stage: z._default(
    matching(/^[a-z][a-z0-9-]{0,19}$/, 'must be a short name of small letters, digits and hyphens'),
    'production',
  ),
  /** Needs a certificate in us-east-1. */
  domainName: z.optional(
    z.pipe(
      matching(/^([a-z0-9-]+\.)+[a-z]{2,}$/i, 'must be a domain such as www.example.com'),
      z.transform((name) => name.toLowerCase()),
    ),
  ),
  certificateArn: z.optional(
    matching(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be the ARN of an ACM certificate of us-east-1, where CloudFront looks (aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name <name>)',
    ),
  ),
  /** CloudFront's flat price, which includes the web ACL; `none` is paid by use. */
  plan: z._default(z.enum(['none', 'free', 'pro'], 'must be free, pro or none'), 'none'),
  /** The firewall before the site: CloudFront takes only those of us-east-1, so it is no part of the stack. */
  webAclArn: z.optional(
    matching(
      /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
      'must be the ARN of a web ACL for CloudFront (OPERATIONS.md, "A plan and a firewall")',
    ),
  ),
  youtubeChannelId: z.optional(
    matching(/^UC[\w-]{22}$/, "must be a channel's id, UC and 22 more characters"),
  ),
  /** A SecureString with a YouTube Data API key; without it the public feed is read. */
  youtubeApiKeyParameter: z.optional(
    matching(
      /^\/?[\w.-]+(\/[\w.-]+)*$/,
      'must be the name of a parameter in the Systems Manager parameter store',
    ),
  ),
  /** A Bedrock model or inference profile; without it the bot answers from its rows only. */
  bedrockModel: z.optional(
    matching(
      /^[a-z0-9-]+(\.[\w-]+)+(:\d+)*$/,
      'must be the id of a Bedrock model or inference profile',
    ),
  ),
  /** Regions an inference profile may use. */
  bedrockRegions: z.optional(listed(matching(/^[a-z]{2}(-[a-z]+)+-\d$/, regionRule))),
  bedrockDailyTokens: z._default(wholeNumber(1_000, 1_000_000_000), 200_000),
  bedrockMonthlyTokens: z._default(wholeNumber(1_000, 1_000_000_000), 3_000_000),
  /** For alarms and the budget; nobody is told without it. */
  alarmEmail: z.optional(z.email('must be an e-mail address')),
  /** Sender of notice mails, verified in Amazon SES; none are sent without it. */
  mailFrom: z.optional(z.email('must be an e-mail address')),
  /** US dollars a month for the whole account. */
  monthlyBudget: z._default(wholeNumber(1, 1_000_000), 20),
  /** Reserved instances per function, also its maximum. New accounts have only 10. */
  reservedConcurrency: z._default(
    z.pipe(
      listed(matching(new RegExp(`^(${reservable.join('|')})=[1-9]\\d{0,3}$`), reservation)),
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
  /** The account's Lambda limit, if low: strangers then get only a share. */
  concurrentFunctions: z.optional(wholeNumber(10, 1_000)),
  /** A restored table to serve instead of the stack's own. */
  restoredTable: z.optional(matching(/^[\w.-]{3,255}$/, 'must be the name of a DynamoDB table')),
  /** That table's stream; every restore has a new one. */
  restoredTableStream: z.optional(
    matching(
      /^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\d:T.-]+$/,
      'must be the ARN of the stream of that table (aws dynamodb describe-table --query Table.LatestStreamArn --table-name <table>)',
    ),
  ),
  /** An earlier stack's media bucket to serve instead of the stack's own. */
  restoredMediaBucket: z.optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of an S3 bucket'),
  ),
  /** An AWS Backup vault in another region or account for nightly copies. */
  backupCopies: z.optional(
    matching(
      /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/,
      'must be the ARN of a vault of AWS Backup in another region or account (aws backup create-backup-vault --region <region> --backup-vault-name <name>)',
    ),
  ),
  /** True deletes the table and buckets with the stack. */
  removeData: z._default(yesOrNo, false),
})

export type Config = z.output<typeof settings>

const inferenceProfile = /^(us|us-gov|eu|apac|jp|au|ca|global)\./

export const isProfile = (model: string) => inferenceProfile.test(model)

/** Below this many unreserved instances, 8-second model calls could fill an account. */
const leastInstances = 100

const tooFewInstances = ({ concurrentFunctions: all, ...config }: Config) => {
  if (!all) return undefined
  const reserved = Object.values(config.reservedConcurrency).reduce((sum, one) => sum + one, 0)
  if (reserved && all - reserved < leastInstances)
    return `The setting reservedConcurrency must leave ${leastInstances} of the ${all} concurrentFunctions.`
  if (config.bedrockModel && all < leastInstances)
    return `The setting bedrockModel needs an account with ${leastInstances} concurrent functions: a few questions at once would keep everybody else out of ${all}.`
  return undefined
}

const together = (config: Config) => {
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
  return tooFewInstances(config)
}

/** CDK's and the user's context: feature flags, look-ups. */
const isForeign = (name: string) => /[^A-Za-z0-9]/.test(name)

const given = (context: Record<string, unknown>) =>
  Object.entries(context).filter(([name, value]) => !isForeign(name) && value !== '')

export const settingNames = Object.keys(settings.shape)

export const isSetting = (name: string) => name in settings.shape

/** As given, in a fixed order: no defaults, no empty values. */
export const givenSettings = (context: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(given(context).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Empty counts as absent. Throws a sentence naming the bad or unknown setting. */
export const readConfig = (context: Record<string, unknown>): Config => {
  const unknown = given(context).find(([name]) => !isSetting(name))
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
  const problem = together(data)
  if (problem) throw new Error(problem)
  return data
}
