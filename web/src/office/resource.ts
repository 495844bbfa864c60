import { type Callable, matching, type Page, standingIn, type TrashKind } from '@bong-bari/contract'
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call, hasSession, keyOf } from '../api.ts'
import { type ToastText, toast } from '../ui/toast-store.ts'
import { changeQuery, whenIdle } from './change-query.ts'
import { type FailureWords, isGone, showFailure } from './failure.ts'
import { nowInTrash, useRestore } from './restore.ts'

/** One of a list that the team edits. */
export type Item = {
  id: string | number
  version: number
  changedBy: string | null
  updatedAt: string
  isActive?: boolean
}

type Said = Pick<ToastText, 'title' | 'description'>

/** What a person is told of a noun; most of it follows from its names. */
export type ResourceWords<I extends Item> = {
  kind: TrashKind
  /** One of them, as dialogs and toasts begin: `Template`. */
  title: string
  /** One of them within a sentence; absent where that is the title in small letters. */
  name?: string
  /** Many of them within a sentence: `templates`. */
  plural: string
  nameOf: (item: I) => string
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

/** What a list of them needs; `isOf` says whether one belongs to a list, undefined where only the server knows. */
export type Listed<I extends Item> = Omit<ResourceWords<I>, 'name' | 'order'> & {
  name: string
  order: (a: I, b: I) => number
  key: QueryKey
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

/** What a list needs of a noun by its words and by how one is deleted. */
export const listed = <I extends Item>(
  words: ResourceWords<I> & Pick<Listed<I>, 'key' | 'isOf' | 'remove'>,
): Listed<I> => ({ name: words.title.toLowerCase(), order: byId, ...words })

/** A noun by its routes. */
export const resource = <I extends Item, Given, Changes>(
  routes: Routes<I, Given, Changes>,
  words: ResourceWords<I>,
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
  { draft, kind }: Pick<ResourceWords<Item>, 'draft' | 'kind'>,
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

type Pages<I> = InfiniteData<Page<I[]>, unknown>
/** A list that came whole is one page. */
const pagesOf = <I>(data: I[] | Pages<I> | undefined) =>
  Array.isArray(data) ? [data] : (data?.pages.map(({ items }) => items) ?? [])

const has = <I extends Item>(items: I[], id: I['id']) => items.some((one) => one.id === id)

/** Changes all lists of a noun that are known, page by page. */
const changeLists = <I extends Item>(
  client: QueryClient,
  key: QueryKey,
  change: (items: I[], page: number, queryKey: QueryKey, pages: I[][]) => I[],
) => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: key }))
    changeQuery<I[] | Pages<I>>(client, queryKey, (data) => {
      const pages = pagesOf(data)
      const next = pages.map((items, page) => change(items, page, queryKey, pages))
      if (Array.isArray(data)) return next[0] ?? data
      return { ...data, pages: data.pages.map((page, at) => ({ ...page, items: next[at] ?? [] })) }
    })
}

/** Changes one of them wherever it is listed. */
export const patch = <I extends Item>(
  client: QueryClient,
  { key }: Pick<Listed<I>, 'key'>,
  id: I['id'],
  change: (item: I) => I,
) => changeLists<I>(client, key, (items) => items.map((one) => (one.id === id ? change(one) : one)))

/**
 * Puts one into its lists, in its place; what only a list knows of it stays. Where it is new to a list it goes
 * on the page that `pageIn` says, of those that it belongs to.
 */
export const store = <I extends Item>(
  client: QueryClient,
  { key, order, isOf = () => true }: Pick<Listed<I>, 'key' | 'order' | 'isOf'>,
  item: I,
  pageIn: (queryKey: QueryKey) => number | undefined = () => undefined,
) =>
  changeLists<I>(client, key, (items, page, queryKey, pages) => {
    const belongs = isOf(item, queryKey)
    const others = items.filter(({ id }) => id !== item.id)
    if (belongs === false) return others
    const stands = pages.findIndex((one) => has(one, item.id))
    const wanted = stands >= 0 ? stands : (pageIn(queryKey) ?? (belongs ? 0 : -1))
    if (page !== wanted) return others
    const place = others.findIndex((one) => order(item, one) < 0)
    const at = place < 0 ? others.length : place
    const known = items.find(({ id }) => id === item.id)
    return [...others.slice(0, at), { ...known, ...item }, ...others.slice(at)]
  })

/** Takes one out of its lists; what it gives puts it back to the pages where it stood. */
const takeOut = <I extends Item>(client: QueryClient, of: Listed<I>, id: I['id']) => {
  const stood = new Map<QueryKey, number>()
  changeLists<I>(client, of.key, (items, _, queryKey, pages) => {
    const page = pages.findIndex((one) => has(one, id))
    if (page >= 0 || !stood.has(queryKey)) stood.set(queryKey, page)
    return items.filter((one) => one.id !== id)
  })
  return (item: I) => store(client, of, item, (queryKey) => stood.get(queryKey))
}

/** Takes one to the trash: at once here, back when the server refuses, and back by Undo. */
export const useRemove = <I extends Item>(of: Listed<I>) => {
  const client = useQueryClient()
  const restore = useRestore()
  const { mutate } = useMutation({
    mutationFn: ({ id }: I) =>
      of.remove(String(id)).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    onMutate: ({ id }) => takeOut(client, of, id),
    onSuccess: (_, item, putBack) => {
      const { title, nameOf, kind } = of
      const run = () =>
        restore.mutate({
          kind,
          id: item.id,
          onRestored: ({ slug }) => putBack({ ...item, ...(slug !== null && { slug }) }),
        })
      toast({
        ...(of.deleted?.(item) ?? {
          title: `${title} Deleted`,
          description: nowInTrash(quoted(nameOf(item))),
        }),
        action: { label: 'Undo', run },
      })
    },
    onError: (error, item, putBack) => {
      putBack?.(item)
      showFailure(
        error,
        of.notDeleted ?? { fallback: `The ${of.name} could not be deleted. Please try again.` },
      )
    },
    onSettled: (_, error) =>
      error || of.isReadAgain ? client.invalidateQueries({ queryKey: of.key }) : undefined,
  })
  return (item: I) => mutate(item)
}

/** Times that a switch follows what others saved meanwhile, before it is given up. */
const mostTries = 5

type Turn<I> = { item: I; isActive: boolean }

/** Sends the one field. Others may have changed another one meanwhile: theirs stays, and this is laid over it. */
const sendTurn = async <I extends Item>(
  { change, standingIn }: Resource<I, never, { isActive: boolean }>,
  { item: { id, version: first }, isActive }: Turn<I>,
) => {
  let version = first
  for (let tries = 1; ; tries++) {
    try {
      return { item: await change(id, { isActive }, version), isFollowed: tries > 1 }
    } catch (error) {
      const standing = standingIn(error)
      if (!standing || tries === mostTries) throw error
      if (standing.isActive === isActive) return { item: standing, isFollowed: true }
      version = standing.version
    }
  }
}

/** Turns one on or off: at once here, and back when the server refuses. */
export const useSwitch = <I extends Item>(of: Resource<I, never, { isActive: boolean }>) => {
  const client = useQueryClient()
  const { title, nameOf } = of
  const turn = useMutation({
    mutationFn: (wanted: Turn<I>) => sendTurn(of, wanted),
    onMutate: ({ item, isActive }) =>
      patch(client, of, item.id, (one: I) => ({ ...one, isActive })),
    onSuccess: ({ item, isFollowed }, { isActive }) => {
      patch(client, of, item.id, (one: I) => ({ ...one, ...item }))
      const said = of.turned?.(item) ?? {
        title: `${title} Updated`,
        description: `${quoted(nameOf(item))} is ${isActive ? 'active' : 'inactive'} now.`,
      }
      const theirs =
        isFollowed && `${item.changedBy ?? 'Somebody'} changed it meanwhile; that stays.`
      toast({
        title: said.title,
        description: [said.description, theirs].filter(Boolean).join(' '),
        action: { label: 'Undo', run: () => turn.mutate({ item, isActive: !isActive }) },
      })
    },
    onError: (error, wanted) => {
      const { item, isActive } = wanted
      patch(client, of, item.id, (one: I) => ({ ...one, isActive: !isActive }))
      showFailure(error, {
        fallback: `${nameOf(item)} could not be turned ${isActive ? 'on' : 'off'}. Check your connection and try again.`,
        ...(!isGone(error) && { retry: () => turn.mutate(wanted) }),
      })
    },
    onSettled: (_, error) =>
      error || of.isReadAgain ? client.invalidateQueries({ queryKey: of.key }) : undefined,
  })
  const { mutate, isPending, variables } = turn
  return {
    turn: (item: I, isActive: boolean) => mutate({ item, isActive }),
    busyId: isPending ? variables.item.id : undefined,
  }
}
