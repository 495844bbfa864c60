import { type VideoRefresh, videoRefreshMinutes } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Config } from './config.ts'

type List = VideoRefresh['list']

const videoLists: List[] = ['latest', 'popular', 'sweep', 'channel']

const allowReadingParameter = (lambda: Lambda, parameter: string) =>
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

const createInput = (list: List): VideoRefresh => ({ list, time: EventField.time })

/** Starts the refresh of each list at its interval. A failed call is not retried: the next interval follows, and YouTube's quota is small. The API key is a SecureString under the account's own key. */
export const scheduleVideos = (scope: Construct, lambda: Lambda, config: Config) => {
  const { youtubeChannelId: channel, youtubeApiKeyParameter: parameter } = config
  if (channel) lambda.addEnvironment('YOUTUBE_CHANNEL_ID', channel)
  if (parameter) {
    lambda.addEnvironment('YOUTUBE_API_KEY_PARAMETER', parameter)
    allowReadingParameter(lambda, parameter)
  }
  const maxEventAge = Duration.minutes(5)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 0 })
  const rules = new Construct(scope, 'Videos')
  for (const list of videoLists)
    new Rule(rules, list, {
      schedule: Schedule.rate(Duration.minutes(videoRefreshMinutes[list])),
      targets: [
        new LambdaFunction(lambda, {
          event: RuleTargetInput.fromObject(createInput(list)),
          maxEventAge,
          retryAttempts: 0,
        }),
      ],
    })
}
