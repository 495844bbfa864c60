import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

test('through faults, a kill, a full disk and a table that throttles nothing acknowledged is lost or doubled', async () => {
  const { complaints, acknowledged, faults, answers } = await runChaos({
    rounds: 3,
    seed: 18,
    writeMs: 2_000,
    say: console.log,
  })
  expect(complaints).toEqual([])
  expect(acknowledged).toBeGreaterThan(30)
  expect(Object.keys(faults)).toEqual(
    expect.arrayContaining(['cut', 'delay', 'drop', 'error', 'lose', 'throttle', 'passed']),
  )
  expect(answers['503']).toBeGreaterThan(0)
})
