import { functionGroups } from '@bong-bari/functions/bundle'
import { expect, test } from 'vitest'
import { sourcesOf, variablesRead } from '../testing/sources.ts'
import { everything, functionProperties, synthesize } from '../testing/synth.ts'

const template = await synthesize(everything)
const names = await functionGroups()

/** What only the local runner sets: it has no real upstream, and on a busy machine it waits longer for AWS. */
const forTests = ['YOUTUBE_API_KEY', 'YOUTUBE_API_URL', 'YOUTUBE_FEED_URL', 'CALL_TIMEOUT_FACTOR']

const variablesSet = (name: string) =>
  Object.keys(functionProperties(template, name).Environment.Variables)

test('every variable that a function reads is set by the stack, and none is set that it does not read', async () => {
  for (const name of names) {
    const left = (variables: Iterable<string>) =>
      [...variables].filter((one) => !forTests.includes(one)).sort()
    const read = variablesRead(await sourcesOf(name))
    expect([name, ...left(variablesSet(name))]).toEqual([name, ...left(read)])
  }
})

test('what only a runner sets is set by no deployment', () => {
  for (const name of names)
    expect(variablesSet(name).filter((one) => forTests.includes(one))).toEqual([])
})
