import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import engine from 'dynalite/db/index.js'

type Lag = { ms: number; pending: Promise<unknown> }

const lags = new WeakMap<object, Lag>()
const immediate = engine.updateIndexes

// The engine looks this up at every write.
engine.updateIndexes = (store, table, before, after, done) => {
  const lag = 'options' in store ? lags.get(Object(store.options)) : undefined
  if (!lag) return immediate(store, table, before, after, done)
  const due = sleep(lag.ms)
  const update = () => promisify(immediate)(store, table, before, after)
  lag.pending = Promise.all([lag.pending, due]).then(update)
  done()
}

/**
 * Delays the indexes of the engine that was started with these options, in order, as on AWS.
 * Answers a function that waits for them.
 */
export const delayIndexes = (options: object, ms: number) => {
  const lag: Lag = { ms, pending: Promise.resolve() }
  if (ms > 0) lags.set(options, lag)
  return () => lag.pending
}
