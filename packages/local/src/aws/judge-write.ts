import deleteItem from 'dynalite/actions/deleteItem.js'
import putItem from 'dynalite/actions/putItem.js'
import updateItem from 'dynalite/actions/updateItem.js'
import type { ItemStore, Refusal, Stored, Table } from 'dynalite/db/index.js'
import * as deleteRules from 'dynalite/validations/deleteItem.js'
import { checkTypes, checkValidations } from 'dynalite/validations/index.js'
import * as putRules from 'dynalite/validations/putItem.js'
import * as updateRules from 'dynalite/validations/updateItem.js'

export type Item = Stored

/** A single write in wire format. */
export type Write = { TableName: string; Key?: Item; Item?: Item } & Record<string, unknown>
export type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem'

const writeActions = {
  PutItem: { act: putItem, rules: putRules },
  UpdateItem: { act: updateItem, rules: updateRules },
  DeleteItem: { act: deleteItem, rules: deleteRules },
}

type Refused = { code: string; message: string; isMalformed: boolean }

/** What a write would do. `old` and `next` are the item before and after, undefined where there is none. */
export type Judgement = {
  old: Item | undefined
  next: Item | undefined
  answer: object
  refused?: Refused
}

const store = { options: { maxItemSize: 400 * 1024 } }
const ignoreWrite = (_key: string, ...given: unknown[]) => {
  const done = given.at(-1)
  if (typeof done === 'function') done()
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'body' in error

const toRefused = ({ body }: Refusal, isMalformed: boolean): Refused => ({
  code: body.__type.split('#').at(-1) ?? '',
  message: body.message ?? body.Message ?? '',
  isMalformed,
})

/** Checks a write by dynalite's rules and computes its result without storing it. `read` returns the current item. */
export const judgeWrite = (
  table: Table,
  action: WriteAction,
  input: Write,
  read: () => Promise<Item | undefined>,
): Promise<Judgement> =>
  new Promise((resolve, reject) => {
    const { act, rules } = writeActions[action]
    let [old, next]: (Item | undefined)[] = []
    const item: ItemStore = {
      lock: (_key, run) => run((done) => done),
      get: (_key, done) => {
        read().then((item) => {
          old = next = item
          done(item ? null : Object.assign(new Error(), { name: 'NotFoundError' }), item)
        }, reject)
      },
      put: (_key, given, done) => {
        next = given
        done()
      },
      del: (_key, done) => {
        next = undefined
        done()
      },
    }
    const itemOnlyStore = {
      ...store,
      getTable: (_name: string, done: (error: null, table: Table) => void) => done(null, table),
      getItemDb: () => item,
      getIndexDb: () => ({ put: ignoreWrite, del: ignoreWrite }),
    }
    const refuse = (error: unknown, isMalformed: boolean) =>
      isRefusal(error)
        ? resolve({ old, next: old, answer: {}, refused: toRefused(error, isMalformed) })
        : reject(error)
    try {
      const checked = checkTypes(structuredClone(input), rules.types)
      checkValidations(checked, rules.types, rules.custom, store)
      act(itemOnlyStore, checked, (error, answer) =>
        error ? refuse(error, false) : resolve({ old, next, answer: answer ?? {} }),
      )
    } catch (error) {
      refuse(error, true)
    }
  })
