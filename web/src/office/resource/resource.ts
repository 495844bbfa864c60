import { type Callable, findCurrent, matching, nouns, type TrashKind } from '@bong-bari/contract'
import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call, hasSession, keyOf, queryClient } from '../../api.ts'
import type { ToastText } from '../../ui/toast.tsx'
import type { FailureWords } from '../page/failure.ts'

/**
 * Changes cached data optimistically. An answer in flight may predate the change, so it is changed too:
 * `change` must be idempotent.
 */
export const changeQuery = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
) => {
  const apply = () => client.setQueryData<Data>(queryKey, (data) => data && change(data))
  apply()
  const query = client.getQueryCache().find({ queryKey })
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {})
}

/** `refetchOnWindowFocus` of a list: no refetch during a mutation, whose answer could predate the change. */
export const refetchUnlessMutating = () => queryClient.isMutating() === 0 && 'always'

export type Item = {
  id: string | number
  version: number
  changedBy: string | null
  updatedAt: string
  isActive?: boolean
}

type Said = Pick<ToastText, 'title' | 'description'>

/** Texts and behaviour of a resource beyond its entry in the contract's `nouns`. */
type Words<I extends Item> = {
  kind: TrashKind
  nameOf: (item: I) => string
  /** The name in titles of dialogs and toasts, capitalised. */
  title?: string
  /** The order of the list, by id if none is given. */
  order?: (a: I, b: I) => number
  /** Refetches the list after each change. */
  isReadAgain?: boolean
  saved?: (item: I, isNew: boolean) => Said
  deleted?: (item: I) => Said
  notDeleted?: FailureWords
  turned?: (item: I) => Said
}

export type Listed<I extends Item> = Words<I> & {
  title: string
  /** Singular in a sentence, and plural. */
  name: string
  many: string
  order: (a: I, b: I) => number
  key: QueryKey
  /** Whether an item belongs to a list; undefined when only the server knows. */
  isOf?: (item: I, queryKey: QueryKey) => boolean | undefined
  remove: (id: string) => Promise<unknown>
}

export type Resource<I extends Item, Given = never, Changes = never> = Listed<I> & {
  list: (signal?: AbortSignal) => Promise<I[]>
  create: (given: Given) => Promise<I>
  /** Changes some fields, optionally checking the version. */
  change: (id: I['id'], changes: Changes, version?: number) => Promise<I>
  /** The server's current item, if the error is a version conflict. */
  currentOf: (error: unknown) => I | undefined
}

type OfOne = { params: z.ZodMiniType<unknown, { id: string }> }
type Giving<Body> = { body: z.ZodMiniType<unknown, Body> }
type Answering<Answer> = Callable & { response: z.ZodMiniType<Answer> }

type Routes<I, Given, Changes> = {
  list: Answering<I[]>
  create: Answering<I> & Giving<Given>
  update: Answering<I> & OfOne & Giving<Changes>
  remove: Callable & OfOne
}

const byId = (a: Item, b: Item) => (a.id < b.id ? -1 : 1)

export const createListed = <I extends Item>(
  texts: Words<I> & Pick<Listed<I>, 'key' | 'isOf' | 'remove'>,
): Listed<I> => {
  const { title, many } = nouns[texts.kind]
  return { title, name: title.toLowerCase(), many, order: byId, ...texts }
}

export const createResource = <I extends Item, Given, Changes>(
  routes: Routes<I, Given, Changes>,
  texts: Words<I>,
): Resource<I, Given, Changes> => {
  const { list, create, update, remove } = routes
  const base = createListed({
    ...texts,
    key: keyOf(list),
    remove: (id) => call(remove, { params: { id } }),
  })
  return {
    ...base,
    list: async (signal) =>
      (await call(list, undefined, { ...(signal && { signal }) })).sort(base.order),
    create: (body) => call(create, { body }),
    change: (id, body, version) =>
      call(
        update,
        { params: { id: String(id) }, body },
        { headers: version === undefined ? {} : matching(version) },
      ),
    currentOf: (error) => findCurrent(update, error),
  }
}

/** Draft key of an item, or of a new one. */
export const draftOf = ({ kind }: Pick<Words<Item>, 'kind'>, id: string | number) =>
  `draft:${kind}:${id}`

export const quoteName = (name: string) => `“${name.length > 60 ? `${name.slice(0, 60)}…` : name}”`

export const useItems = <I extends Item>({ key, list }: Resource<I>) => {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => list(signal),
    enabled: hasSession,
    refetchOnWindowFocus: refetchUnlessMutating,
  })
  return { items: data, error, refetch }
}
