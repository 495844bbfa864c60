import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { callingAs } from '@bong-bari/local'
import type { Calls, Scene } from './scene.ts'

const functions = '../../../../functions/src'

const now = ({ clock }: Calls) => new Date(clock.now)
const isOver = () => false

/** What else runs by the clock. */
export const clockScenes = async (calls: Calls): Promise<Scene[]> => {
  const { giveDays } = await import(`${functions}/search-words/date-leads.ts`)
  const { indexChanges } = await import(`${functions}/search-words/index-changes.ts`)
  const { eraseOldLeads } = await import(`${functions}/lead-retention/erase-old-leads.ts`)
  const { sweepMedia } = await import(`${functions}/picture-sweep/sweep.ts`)
  return [
    ['leads dated', () => callingAs('search-words', () => giveDays(isOver, now(calls)))],
    ['words taken in', () => callingAs('search-words', () => indexChanges(isOver))],
    ['old leads erased', () => callingAs('lead-retention', () => eraseOldLeads(now(calls)))],
    ['pictures swept', () => callingAs('picture-sweep', () => sweepMedia(now(calls)))],
  ]
}

/** What the bundler does with the pages that the renderer fills. */
const readTexts = () =>
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith('.html')) return next(url, context)
      const text = readFileSync(new URL(url), 'utf8')
      return {
        format: 'module',
        source: `export default ${JSON.stringify(text)}`,
        shortCircuit: true,
      }
    },
  })

/** A change that was made is published two seconds later. */
export const publishScenes = async ({ clock }: Calls): Promise<Scene[]> => {
  readTexts()
  const { publish } = await import(`${functions}/publish/publish.ts`)
  const run = () => {
    clock.now = Date.now() + 2_000
    const time = {
      now: () => new Date(clock.now),
      pause: async (milliseconds: number) => {
        clock.now += milliseconds
        await pause(0)
      },
    }
    const order = { order: 'due', time: new Date(clock.now).toISOString() }
    return publish({ order, milliseconds: 60_000, clock: time, remembered: new Map() })
  }
  return [['post published', () => callingAs('publish', run)]]
}
