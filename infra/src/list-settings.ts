import { type Config, readConfig, settingNames } from './config.ts'

/** Explains each setting to somebody who deploys. */
export const settingDescriptions: Record<keyof Config, string> = {
  stage:
    'each stage is a stack of its own (BongBari, BongBari-staging), side by side in one account',
  domainName: "the site's own name; with certificateArn",
  certificateArn: 'an ACM certificate of us-east-1 for domainName',
  plan: "free or pro: CloudFront's fixed price; with webAclArn",
  webAclArn: 'the web ACL before the site, of us-east-1',
  youtubeChannelId: "the channel, UC...; without it the brand's own list of videos is shown",
  youtubeApiKeyParameter:
    "the SSM SecureString that holds a key of YouTube's Data API; without it the public feed is read",
  bedrockModel:
    'a model or inference profile of Bedrock; without it Bong Bot answers from its rows',
  bedrockRegions: 'for a profile of a continent (apac., eu., ...): its regions, with commas',
  bedrockDailyTokens: 'tokens that the model may use in a day',
  bedrockMonthlyTokens: 'tokens that the model may use in a month',
  alarmEmail: 'who is notified of alarms and of the budget; AWS first sends a link to confirm',
  mailFrom: 'the address that mails about requests come from; none are sent without it',
  monthlyBudget: 'US dollars a month for the whole account; with alarmEmail',
  reservedConcurrency:
    'instances kept for single functions, which are also their maximum, such as auth=10,leads=20,chat=20,pages=20',
  concurrentFunctions:
    'what the account may run at once while AWS has not raised it (10 to 1,000): strangers get a share; below 100 no model',
  restoredTable: "a table to serve in place of the stack's own; with restoredTableStream",
  restoredTableStream: "the ARN of that table's stream",
  backupCopies:
    'the ARN of a vault of AWS Backup elsewhere, to which table and pictures are copied every night',
  removeData:
    "true lets the table and empty buckets go with the stack, and takes the stack's protection off",
}

const isName = (name: string): name is keyof Config => name in settingDescriptions

const formatValue = (value: unknown) =>
  value === undefined || typeof value === 'object' ? 'none' : String(value)

/** Returns one line for each setting: name, default, description. */
export const describeSettings = () => {
  const defaults: Partial<Config> = readConfig({})
  return settingNames.filter(isName).map((name) => {
    const defaultValue = formatValue(defaults[name])
    return `${name.padEnd(24)}${defaultValue.padEnd(12)}${settingDescriptions[name]}`
  })
}

if (import.meta.main) for (const line of describeSettings()) console.log(line)
