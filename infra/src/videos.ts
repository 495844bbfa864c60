import { type VideoRefresh, videoRefreshMinutes } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Config } from './config.ts'

type List = VideoRefresh['list']

const lists: List[] = ['latest', 'popular', 'sweep', 'channel']

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

/** The key is a SecureString under the account's own key. No retries: the next interval follows, and quota is dear. */
export const scheduleVideos = (scope: Construct, lambda: Lambda, config: Config) => {
  const { youtubeChannelId: channel, youtubeApiKeyParameter: parameter } = config
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
