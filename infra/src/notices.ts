import { type DigestCall, digestMinutes } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Config } from './config.ts'
import type { Lambdas } from './functions.ts'
import { createQueue, letSend } from './queue.ts'

/** About a day, with backoff up to 15 minutes. */
const tries = 100

/** Only the configured sender, whether SES verified it or its domain. */
const allowMail = (lambda: Lambda, { mailFrom }: Config) => {
  if (!mailFrom) return
  lambda.addEnvironment('MAIL_FROM', mailFrom)
  const identities = [mailFrom, mailFrom.slice(mailFrom.indexOf('@') + 1)]
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: identities.map((resourceName) =>
        Stack.of(lambda).formatArn({ service: 'ses', resource: 'identity', resourceName }),
      ),
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  )
}

const digest: DigestCall = { order: 'digest', time: EventField.time }

/** No retries: the next call does the work. */
const callByTheClock = (scope: Construct, lambda: Lambda) => {
  const maxEventAge = Duration.minutes(digestMinutes)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 0 })
  new Rule(scope, 'Digest', {
    schedule: Schedule.rate(Duration.minutes(digestMinutes)),
    targets: [
      new LambdaFunction(lambda, {
        event: RuleTargetInput.fromObject(digest),
        maxEventAge,
        retryAttempts: 0,
      }),
    ],
  })
}

export const createNotices = (
  stack: Construct,
  lambdas: Lambdas,
  { config, deadLetters }: { config: Config; deadLetters: Queue },
) => {
  const scope = new Construct(stack, 'Notices')
  const { notices, reactions } = lambdas
  const queue = createQueue(scope, { reader: 'notices', tries, deadLetters })
  notices.addEventSource(
    new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
  )
  // Reading includes ChangeMessageVisibility.
  notices.addEnvironment('NOTICE_QUEUE_URL', queue.queueUrl)
  letSend(queue, reactions, 'NOTICE_QUEUE_URL')
  callByTheClock(scope, notices)
  allowMail(notices, config)
  return queue
}
