import { type Callable, matching, nouns, standingIn, type TrashKind } from '@bong-bari/contract'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call, hasSession, keyOf } from '../api.ts'
import type { ToastText } from '../ui/toast-store.ts'
import { whenIdle } from './change-query.ts'
import type { FailureWords } from './failure.ts'

/** One of a list that the team edits. */
export type Item = {
  id: string | number
  version: number
  changedBy: string | null
  updatedAt: string
  isActive?: boolean
}

type Said = Pick<ToastText, 'title' | 'description'>

/** What is said and known of a noun, where it does not follow from its entry in the contract's `nouns`. */
export type Words<I extends Item> = {
  kind: TrashKind
  nameOf: (item: I) => string
  /** One of them, as dialogs and toasts begin. */
  title?: string
  /** How the list stands; absent where that is by id. */
  order?: (a: I, b: I) => number
  /** True where the list is read again after each change. */
  isReadAgain?: boolean
  /** Under which what is typed is kept, where that is not the kind. */
  draft?: string
  saved?: (item: I, isNew: boolean) => Said
  deleted?: (item: I) => Said
  notDeleted?: FailureWords
  turned?: (item: I) => Said
}

/** What a list needs of a noun. */
export type Listed<I extends Item> = Words<I> & {
  title: string
  /** One of them within a sentence, and many. */
  name: string
  many: string
  order: (a: I, b: I) => number
  key: QueryKey
  /** Whether one belongs to a list; undefined where only the server knows. */
  isOf?: (item: I, queryKey: QueryKey) => boolean | undefined
  remove: (id: string) => Promise<unknown>
}

/** A noun of the office: its calls, and what is said of it. */
export type Resource<I extends Item, Given = never, Changes = never> = Listed<I> & {
  list: (signal?: AbortSignal) => Promise<I[]>
  create: (given: Given) => Promise<I>
  /** Changes some fields, of one version where that is given. */
  change: (id: I['id'], changes: Changes, version?: number) => Promise<I>
  /** What stands now, where that is why a change was refused. */
  standingIn: (error: unknown) => I | undefined
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

/** What a list needs of a noun, by its words and by how one is deleted. */
export const listed = <I extends Item>(
  words: Words<I> & Pick<Listed<I>, 'key' | 'isOf' | 'remove'>,
): Listed<I> => {
  const { title, many } = nouns[words.kind]
  return { title, name: title.toLowerCase(), many, order: byId, ...words }
}

/** A noun by its routes. */
export const resource = <I extends Item, Given, Changes>(
  routes: Routes<I, Given, Changes>,
  words: Words<I>,
): Resource<I, Given, Changes> => {
  const { list, create, update, remove } = routes
  const base = listed({
    ...words,
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
    standingIn: (error) => standingIn(update, error),
  }
}

/** The key under which what is typed of one, or of a new one, is kept until it is saved. */
export const draftOf = (
  { draft, kind }: Pick<Words<Item>, 'draft' | 'kind'>,
  id: string | number,
) => `draft:${draft ?? kind}:${id}`

export const quoted = (name: string) => `“${name.length > 60 ? `${name.slice(0, 60)}…` : name}”`

export const useItems = <I extends Item>({ key, list }: Resource<I>) => {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => list(signal),
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })
  return { items: data, error, refetch }
}
