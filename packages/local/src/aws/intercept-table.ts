import { AsyncLocalStorage } from 'node:async_hooks'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** `does` is such as `Update`. */
type TableCall = { does: string; pk: string; expression: string }

type Command = { input: Record<string, unknown> & { Key?: { pk: string }; Item?: { pk: string } } }

const describe = (command: Command): TableCall => ({
  does: command.constructor.name.replace('Command', ''),
  pk: command.input.Key?.pk ?? command.input.Item?.pk ?? '',
  expression: String(command.input.UpdateExpression ?? ''),
})

const interceptTable = async <T>(
  before: (call: TableCall) => unknown,
  run: () => Promise<T>,
): Promise<T> => {
  const client: { send: (...sent: never[]) => unknown } = DynamoDBDocumentClient.prototype
  const { send } = client
  const acting = new AsyncLocalStorage<true>()
  client.send = async function (this: unknown, ...sent: [Command]) {
    if (!acting.getStore()) await acting.run(true, async () => before(describe(sent[0])))
    return Reflect.apply(send, this, sent)
  }
  try {
    return await run()
  } finally {
    client.send = send
  }
}

/** Fails matching calls before any effect. */
export const failingAt = <T>(
  matches: (call: TableCall) => boolean,
  run: () => Promise<T>,
): Promise<T> =>
  interceptTable((call) => {
    if (matches(call)) throw new Error('The table could not be reached')
  }, run)

/** Acts once, before the first matching call; returns whether one came. */
export const actingBefore = async (
  matches: (call: TableCall) => boolean,
  act: () => Promise<unknown>,
  run: () => Promise<unknown>,
): Promise<boolean> => {
  let acted = false
  await interceptTable(async (call) => {
    if (acted || !matches(call)) return
    acted = true
    await act()
  }, run)
  return acted
}
