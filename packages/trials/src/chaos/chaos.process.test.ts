import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

test('through lost and doubled answers, conflicts, throttling, a full disk and a kill nothing acknowledged is lost or doubled', async () => {
  const options = { rounds: 1, seed: 18, say: console.log }
  const { complaints, acknowledged, faults, answers } = await runChaos(options)
  expect(complaints).toEqual([])
  expect(acknowledged).toBeGreaterThan(20)
  expect(Object.keys(faults).sort()).toEqual(['conflict', 'double', 'lose', 'throttle'])
  expect(answers['503']).toBeGreaterThan(0)
})
