import { countOf, type Kind } from '@bong-bari/local'
import type { Taken } from '../house/scene.ts'
import { houseOf, playIn } from '../house/start-house.ts'
import type { Measurement, Reading } from '../reading.ts'
import { type Ceiling, ceilings, type Facts, heldBy, namedAlarms } from './ceilings.ts'

/** Counts first, since changes write to them; the largest last. */
const scenes = [
  ...['requests', 'follow', 'chat', 'crowd', 'screens', 'search', 'exports', 'publish'],
  ...['documents', 'clock', 'bot', 'lead', 'many', 'greatest'],
]

/** What a deployment of everything has. */
const deployed = async () => {
  const { everything, resourcesOf, synthesize } = await import('../../../../infra/testing/synth.ts')
  const { viewerRequestScript } = await import('../../../../infra/src/edge-function.ts')
  const { watchesOf } = await import('../../../../infra/src/alarms.ts')
  const { readConfig } = await import('../../../../infra/src/config.ts')
  const [distribution] = resourcesOf(await synthesize(everything), 'AWS::CloudFront::Distribution')
  const { CacheBehaviors = [] } = distribution?.Properties.DistributionConfig ?? {}
  return {
    edgeFunctionBytes: Buffer.byteLength(viewerRequestScript()),
    behaviors: CacheBehaviors.length + 1,
    alarms: Object.keys(watchesOf(readConfig({ concurrentFunctions: '10' }))),
  }
}

const sharedBy = (one: Taken, other: Taken) =>
  Math.max(
    ...Object.entries(one.partitions).map(([name, units]) =>
      name in other.partitions ? units : 0,
    ),
  )

const number = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 })

const readingOf = (ceiling: Ceiling, facts: Facts): Reading => {
  const { id, where: of, limit, unit, one, times, there, alarm } = ceiling
  const takes = `${times ? `${times} times ` : ''}${number(one(facts))} ${unit}`
  const refusesAt = `${number(limit)} ${unit}`
  return { id, of, value: heldBy(ceiling, facts), ceiling: { refusesAt, takes, there, alarm } }
}

/** Each limit of Amazon and of ours, and how many of what it holds, in a house of two years at a tenth. */
export const ceilingsMeasured: Measurement = {
  name: 'ceilings',
  length: 'full',
  measure: async () => {
    const { alarms, ...edge } = await deployed()
    const missing = namedAlarms.filter((name) => !alarms.includes(name))
    if (missing.length) throw new Error(`There is no alarm ${missing.join(', ')}.`)
    const house = houseOf(2, 0.1)
    const { taken, ever, largest, refused } = await playIn(house, scenes)
    if (refused.length) throw new Error(`DynamoDB would refuse ${refused.join(', ')}.`)
    const taught = houseOf(2, 1)
    const talk = await playIn(taught, ['chat'], ['rows'])
    const sceneOf = (all: readonly Taken[]) => (name: string) => {
      const found = all.find((one) => one.name === name)
      if (!found) throw new Error(`Nobody played "${name}".`)
      return found
    }
    const scene = sceneOf(taken)
    const count = (kind: Kind) => countOf(kind, house)
    const facts: Facts = {
      ...edge,
      ...ever,
      largest,
      scene,
      talk: { scene: sceneOf(talk.taken), rows: countOf('rows', taught) },
      shared: (one, other) => sharedBy(scene(one), scene(other)),
      count: {
        leads: count('leads'),
        posts: count('posts'),
        rows: count('rows'),
        pictures: count('pictures'),
      },
    }
    return ceilings.map((one) => readingOf(one, facts))
  },
}
