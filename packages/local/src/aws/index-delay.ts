import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import engine from 'dynalite/db/index.js'

type Lag = { ms: number; pending: Promise<unknown> }

const lags = new WeakMap<object, Lag>()
const immediate = engine.updateIndexes

// The engine looks this function up at every write and keeps the options it was started with.
engine.updateIndexes = (store, table, before, after, done) => {
  const lag = 'options' in store ? lags.get(Object(store.options)) : undefined
  if (!lag) return immediate(store, table, before, after, done)
  const due = sleep(lag.ms)
  const update = () => promisify(immediate)(store, table, before, after)
  lag.pending = Promise.all([lag.pending, due]).then(update)
  done()
}

/**
 * Lets the indexes of the engine that was started with these options lag behind its items, in
 * order, as they do on AWS. Answers a function that waits until they have caught up.
 */
export const delayIndexes = (options: object, ms: number) => {
  const lag: Lag = { ms, pending: Promise.resolve() }
  if (ms > 0) lags.set(options, lag)
  return () => lag.pending
}
