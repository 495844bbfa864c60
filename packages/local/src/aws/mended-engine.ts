import engine from 'dynalite/db/index.js'
import { codeOf } from '../runner/start-failure.ts'

export type Store = ReturnType<typeof engine.create>

type Mended = { store: Store; writeFailed: boolean }

const all = new WeakMap<object, Mended>()
const { create } = engine

/** As DynamoDB says that something of its own broke. */
const failure = {
  statusCode: 500,
  body: {
    __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
    message: 'The disk cannot be written to.',
  },
}

/** Each query walks over the store and ends its walk by a name that it does not have: all would stay open. */
const endWalks = ({ db }: Store) => {
  for (const name of ['keys', 'values'] as const) {
    const walk = db[name].bind(db)
    db[name] = (options) => {
      const walking = walk(options)
      return Object.assign(walking, { return: () => walking.close() })
    }
  }
}

/** A write that fails is answered; the engine would throw past everybody and end the process. */
const answerFailedWrites = (mended: Mended) => {
  const { db } = mended.store
  for (const name of ['put', 'del', 'batch'] as const) {
    const write: (...given: unknown[]) => unknown = Reflect.get(db, name).bind(db)
    const answering = (...given: unknown[]) => {
      const done = given.at(-1)
      if (typeof done !== 'function') return write(...given)
      return write(...given.slice(0, -1), (error?: Error | null) => {
        if (!codeOf(error)?.startsWith('LEVEL_')) return done(error)
        mended.writeFailed = true
        done(Object.assign(new Error(failure.body.message), failure))
      })
    }
    Object.assign(db, { [name]: answering })
  }
}

// The engine looks this function up when it starts.
engine.create = (options) => {
  const mended = { store: create(options), writeFailed: false }
  endWalks(mended.store)
  answerFailedWrites(mended)
  all.set(options, mended)
  return mended.store
}

/** The store of the engine that was started with these options, and whether a write of it failed. */
export const mendedStore = (options: object): Mended => {
  const mended = all.get(options)
  if (!mended) throw new Error('No engine was started with these options.')
  return mended
}
