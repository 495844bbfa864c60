import { expect, onTestFinished, test } from 'vitest'
import { createClock, startReactionSchedule } from './schedules.ts'

test('a start does at once what every minute and every night do: no page says that it lags after a night off', () => {
  const events: object[] = []
  const call = async (_name: string, event: object) => events.push(event)
  const nowhere = 'http://127.0.0.1:9'
  const schedule = startReactionSchedule(
    { call },
    {
      clock: createClock(),
      dynamodb: nowhere,
      tableName: 'none',
      sqs: nowhere,
      queueUrl: `${nowhere}/none`,
    },
  )
  onTestFinished(async () => void (await schedule.stop()))
  const time = expect.any(String)
  expect(events).toEqual([
    { order: 'minute', time, since: time },
    { order: 'everything', time, since: time },
  ])
})
