import { nouns, routes, type SmallNoun, smallNouns } from '@bong-bari/contract'
import { fullBodyOf } from './full-bodies.ts'
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

const ofNoun = async (name: SmallNoun) => {
  const { nounTables } = await import('@bong-bari/table')
  const { path, trash, ...facts } = nouns[name]
  const { noun, keyOf } = nounTables[name]
  const routeOf = (method: string, at: string) => {
    const found = routes.find(({ key }) => key === `${method} ${at}`)
    if (!found) throw new Error(`${name} has no route ${method} ${at}`)
    return found.route
  }
  const call = (method: string, at: string): Call => {
    const route = routeOf(method, at)
    return (who, input, headers) => who.call(route, input as never, headers && { headers }) as never
  }
  const { picture } = noun
  // With every field, but for a picture that nobody uploaded.
  const { [picture ?? '']: _, ...example } = fullBodyOf(routeOf('POST', path)) ?? {}
  const create = call('POST', path)
  const list = call('GET', path)
  return {
    name,
    path,
    picture,
    keyOf,
    example,
    told: trash,
    pages: 'pages' in facts ? facts.pages : [],
    make: (who: Admin, fields: object = {}) => create(who, { body: { ...example, ...fields } }),
    list: async (who: Admin) => (await list(who)) as unknown as Thing[],
    update: call('PUT', `${path}/{id}`),
    remove: call('DELETE', `${path}/{id}`),
  }
}

/** Every noun that is listed at once, as tests that all of them must pass make and change it. */
export const everyNoun = () => Promise.all(smallNouns.map(ofNoun))
