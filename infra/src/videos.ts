import { type VideoRefresh, videoRefreshMinutes } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'

type List = VideoRefresh['list']

const lists: List[] = ['latest', 'popular', 'sweep']

const contextText = (scope: Construct, name: string, form: RegExp, rule: string) => {
  const given: unknown = scope.node.tryGetContext(name)
  if (given === undefined || given === '') return undefined
  if (typeof given !== 'string' || !form.test(given))
    throw new Error(`The context value ${name} must be ${rule}, not "${given}".`)
  return given
}

const channelOf = (scope: Construct) =>
  contextText(
    scope,
    'youtubeChannelId',
    /^UC[\w-]{22}$/,
    "a channel's id, UC and 22 more characters",
  )

const parameterOf = (scope: Construct) =>
  contextText(
    scope,
    'youtubeApiKeyParameter',
    /^\/?[\w.-]+(\/[\w.-]+)*$/,
    'the name of a parameter in the Systems Manager parameter store',
  )

const allowReading = (lambda: Lambda, parameter: string) =>
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ssm:GetParameter'],
      resources: [
        Stack.of(lambda).formatArn({
          service: 'ssm',
          resource: 'parameter',
          resourceName: parameter.replace(/^\//, ''),
        }),
      ],
    }),
  )

const inputFor = (list: List): VideoRefresh => ({ list, time: EventField.time })

/**
 * Tells the function which channel to read, from the context values `youtubeChannelId` and
 * `youtubeApiKeyParameter` (a SecureString under the account's own key), and calls it at each
 * list's interval. It is never called again for a failure: the next interval is, and quota is dear.
 */
export const scheduleVideos = (scope: Construct, lambda: Lambda) => {
  const [channel, parameter] = [channelOf(scope), parameterOf(scope)]
  if (channel) lambda.addEnvironment('YOUTUBE_CHANNEL_ID', channel)
  if (parameter) {
    lambda.addEnvironment('YOUTUBE_API_KEY_PARAMETER', parameter)
    allowReading(lambda, parameter)
  }
  const maxEventAge = Duration.minutes(5)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 0 })
  const rules = new Construct(scope, 'Videos')
  for (const list of lists)
    new Rule(rules, list, {
      schedule: Schedule.rate(Duration.minutes(videoRefreshMinutes[list])),
      targets: [
        new LambdaFunction(lambda, {
          event: RuleTargetInput.fromObject(inputFor(list)),
          maxEventAge,
          retryAttempts: 0,
        }),
      ],
    })
}
