declare module 'dynalite' {
  import type { Server } from 'node:http'

  type Options = {
    /** The folder of the LevelDB; without one the table is in memory. */
    path?: string
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
  }
  const dynalite: (options?: Options) => Server
  export default dynalite
}

declare module 'dynalite/db/index.js' {
  export type Stored = Record<string, Record<string, unknown>>
  type KeySchema = { AttributeName?: string | undefined; KeyType?: string | undefined }[]
  type Index = { IndexName: string; IndexArn: string; KeySchema: KeySchema }
  export type Table = {
    TableName: string
    TableStatus: string
    KeySchema: KeySchema
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[]
    GlobalSecondaryIndexes?: Index[]
  }
  type Found = (error: Error | null, item?: Stored) => void
  export type ItemStore = {
    lock(key: string, run: (release: <Ended>(done: Ended) => Ended) => void): void
    get(key: string, done: Found): void
    put(key: string, item: Stored, done: Done): void
    del(key: string, done: Done): void
  }
  /** The message has one of two names. */
  export type Refusal = Error & {
    statusCode: number
    body: { __type: string; message?: string; Message?: string }
  }
  type Range = { gte: string; lt: string }
  type Done = (error?: Error | null) => void
  /** What an action reads of a store. */
  export type ActionStore = {
    options: object
    getTable(name: string, done: (error: null, table: Table) => void): void
    getItemDb(name: string): ItemStore
    getIndexDb(): object
  }
  type Store = ActionStore & {
    db: {
      open(): Promise<void>
      close(): Promise<void>
      iterator<Value>(range: Range): AsyncIterable<[string, Value]>
      keys(options: object): object
      batch(operations: object[]): Promise<void>
    }
    tableDb: { get(name: string, done: (error: Error | null, table?: Table) => void): void }
  }
  const engine: {
    create: (options: { path?: string }) => Store
    createKey(item: Stored, table: Table): string
    getIndexActions(
      indexes: Table['GlobalSecondaryIndexes'],
      before: Stored | undefined,
      after: Stored | undefined,
      table: Table,
    ): { puts: { index: string; key: string; item: Stored }[] }
    updateIndexes(
      store: object,
      table: Table,
      before: Stored | undefined,
      after: Stored | undefined,
      done: Done,
    ): void
  }
  export default engine
}

declare module 'dynalite/actions/*' {
  import type { ActionStore } from 'dynalite/db/index.js'

  const act: (
    store: ActionStore,
    input: object,
    done: (error: Error | null, answer?: object) => void,
  ) => void
  export default act
}

declare module 'dynalite/validations/*' {
  export const types: object
  export const custom: (input: object, store: object) => string | undefined
}

declare module 'dynalite/validations/index.js' {
  export const checkTypes: (input: object, types: object) => object
  export const checkValidations: (
    input: object,
    types: object,
    custom: unknown,
    store: object,
  ) => void
}
