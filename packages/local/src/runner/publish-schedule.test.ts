import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, onTestFinished, test } from 'vitest'
import { createQueue } from '../aws/create-resources.ts'
import { clientSettings } from '../aws/credentials.ts'
import { startObjectEngine } from '../aws/object-engine.ts'
import { createClock, startPublishSchedule } from './schedules.ts'

const scheduled = async () => {
  const { endpoint, stop } = await startObjectEngine({ buckets: [] })
  const queueUrl = await createQueue(endpoint, 'publish')
  const events: object[] = []
  const answers: (object | Promise<object>)[] = []
  const call = async (name: string, event: object) => {
    expect(name).toBe('publish')
    events.push(event)
    return answers.shift() ?? nothing
  }
  const clock = createClock()
  const schedule = startPublishSchedule({ call }, { clock, endpoint, queueUrl })
  const client = new SQSClient(clientSettings(endpoint))
  onTestFinished(async () => {
    await schedule.stop()
    client.destroy()
    await stop()
  })
  const send = (MessageBody: string) =>
    client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }))
  return { events, answers, clock, schedule, send }
}

const nothing = { written: 0, removed: 0, failed: 0 }
const everything = { order: 'everything', from: '', time: expect.stringMatching(/Z$/) }

test('a change is worked on while the queue has a walk worked on', async () => {
  const { events, answers, send } = await scheduled()
  const walk = Promise.withResolvers<object>()
  answers.push(walk.promise)
  await send('walk')
  await expect.poll(() => events.length).toBe(1)
  await send('change')
  await expect.poll(() => events[1]).toMatchObject({ Records: [{ body: 'change' }] })
  walk.resolve({})
})

test('whoever asks hears what was published once nothing is left', async () => {
  const { events, answers, schedule } = await scheduled()
  answers.push({ ...nothing, written: 2, removed: 1, next: 'posts' }, { ...nothing, failed: 1 })
  expect(await schedule.publishNow()).toEqual({ published: 3, failed: 1 })
  expect(events).toEqual([everything, { ...everything, from: 'posts' }])
})
