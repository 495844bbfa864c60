declare module 'dynalite' {
  import type { Server } from 'node:http'

  type Options = {
    /** Folder of the LevelDB store; in memory when absent. */
    path?: string
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
  }
  const dynalite: (options?: Options) => Server
  export default dynalite
}

declare module 'dynalite/db/index.js' {
  type Stored = Record<string, Record<string, unknown>>
  type KeySchema = { AttributeName?: string | undefined; KeyType?: string | undefined }[]
  type Index = { IndexName: string; IndexArn: string; KeySchema: KeySchema }
  export type Table = {
    TableName: string
    TableStatus: string
    KeySchema: KeySchema
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[]
    GlobalSecondaryIndexes?: Index[]
  }
  type Range = { gte: string; lt: string }
  type Done = (error?: Error | null) => void
  type Store = {
    options: object
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
