import { nouns, routes, type SmallNoun, smallNouns } from '@bong-bari/contract'
import { openApiDocument } from '@bong-bari/contract/openapi'
import type { startApi } from './start-api.ts'

type Admin = Awaited<ReturnType<Awaited<ReturnType<typeof startApi>>['newAdmin']>>
type Thing = Record<string, unknown> & {
  id: string | number
  version: number
  changedBy: string | null
  updatedAt: string
}
type Call = (
  who: Admin,
  input?: { params?: { id: string }; body?: object },
  headers?: Record<string, string>,
) => Promise<Thing>

const { paths } = openApiDocument('Test')

/** What the document gives as an example of a new one: every field, but for a picture that nobody uploaded. */
const exampleOf = (path: string, picture?: string): Record<string, unknown> => {
  const { requestBody } = paths[path]?.post ?? {}
  const example = requestBody?.content['application/json'].example ?? {}
  return Object.fromEntries(Object.entries(example).filter(([field]) => field !== picture))
}

const ofNoun = async (name: SmallNoun) => {
  const { nounTables } = await import('@bong-bari/table')
  const { path, trash, ...facts } = nouns[name]
  const { noun, keyOf } = nounTables[name]
  const call = (method: string, at: string): Call => {
    const found = routes.find(({ key }) => key === `${method} ${at}`)
    if (!found) throw new Error(`${name} has no route ${method} ${at}`)
    return (who, input, headers) =>
      who.call(found.route, input as never, headers && { headers }) as never
  }
  const { picture } = noun
  const example = exampleOf(path, picture)
  const create = call('POST', path)
  const list = call('GET', path)
  return {
    ...{ name, path, picture, keyOf, example, told: trash },
    shown: 'shown' in facts ? facts.shown : undefined,
    make: (who: Admin, fields: object = {}) => create(who, { body: { ...example, ...fields } }),
    list: async (who: Admin) => (await list(who)) as unknown as Thing[],
    update: call('PUT', `${path}/{id}`),
    remove: call('DELETE', `${path}/{id}`),
  }
}

/** Every noun that is listed at once, as tests that all of them must pass make and change it. */
export const everyNoun = () => Promise.all(smallNouns.map(ofNoun))
