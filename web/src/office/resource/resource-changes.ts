import {
  api,
  keptDays,
  nouns,
  type Page,
  type RestoreResult,
  type TrashKind,
} from '@bong-bari/contract'
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { isGone, showFailure } from '../page/failure.ts'
import { changeQuery, type Item, type Listed, quoteName } from './resource.ts'

const listKeyOf = (kind: TrashKind) =>
  kind === 'post' ? keyOf(api.posts.managedList) : [nouns[kind].path]

export const trashKey = keyOf(api.trash.list)

const describeRestored = ({ kind, slug, slugBefore }: RestoreResult) => {
  if (slug === null) return nouns[kind].trash.back
  if (slugBefore === null) return `It is at /blog/${slug} again.`
  return `Another post is at /blog/${slugBefore} now, so it is at /blog/${slug}.`
}

type InTrash = {
  kind: TrashKind
  id: string | number
  /** Can show it before the list refetches. */
  onRestored?: (restored: RestoreResult) => void
}

/** The index that lists posts is eventually consistent, so the caller shows the post itself. */
const refetchTypeOf = (kind: TrashKind) => (kind === 'post' ? 'none' : 'active')

const refetchLists = (client: QueryClient, kind: TrashKind) =>
  Promise.all([
    client.invalidateQueries({ queryKey: listKeyOf(kind), refetchType: refetchTypeOf(kind) }),
    client.invalidateQueries({ queryKey: trashKey }),
  ])

export const useRestore = () => {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: ({ kind, id }: InTrash) =>
      call(api.trash.restore, { params: { kind, id: String(id) } }),
    onSuccess: (restored, { onRestored }) => {
      toast({
        title: `${nouns[restored.kind].title} restored`,
        description: describeRestored(restored),
      })
      onRestored?.(restored)
    },
    onError: (error, what) =>
      showFailure(error, isGone(error) ? {} : { retry: () => restore.mutate(what) }),
    onSettled: (_, _error, { kind }) => refetchLists(client, kind),
  })
  return restore
}

// Shared, so that no dialog promises less than its toast offers.
export const trashPromise = `It stays in the trash for ${keptDays.trash} days.`
export const nowInTrash = (name: string) => `${name} is in the trash now.`
export const isGoneForGood = 'It cannot be brought back.'

type Pages<I> = InfiniteData<Page<I[]>, unknown>
/** An unpaged list counts as one page. */
const pagesOf = <I>(data: I[] | Pages<I> | undefined) =>
  Array.isArray(data) ? [data] : (data?.pages.map(({ items }) => items) ?? [])

const hasItem = <I extends Item>(items: I[], id: I['id']) => items.some((one) => one.id === id)

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

export const patchItem = <I extends Item>(
  client: QueryClient,
  { key }: Pick<Listed<I>, 'key'>,
  id: I['id'],
  change: (item: I) => I,
) => changeLists<I>(client, key, (items) => items.map((one) => (one.id === id ? change(one) : one)))

/**
 * Puts an item into its cached lists at its sorted place, keeping fields that only a list has. A
 * new item goes on the page from `pageIn`, if it belongs to the list.
 */
export const storeItem = <I extends Item>(
  client: QueryClient,
  { key, order, isOf = () => true }: Pick<Listed<I>, 'key' | 'order' | 'isOf'>,
  item: I,
  pageIn: (queryKey: QueryKey) => number | undefined = () => undefined,
) =>
  changeLists<I>(client, key, (items, page, queryKey, pages) => {
    const belongs = isOf(item, queryKey)
    const others = items.filter(({ id }) => id !== item.id)
    if (belongs === false) return others
    const listedPage = pages.findIndex((one) => hasItem(one, item.id))
    const targetPage = listedPage >= 0 ? listedPage : (pageIn(queryKey) ?? (belongs ? 0 : -1))
    if (page !== targetPage) return others
    const index = others.findIndex((one) => order(item, one) < 0)
    const at = index < 0 ? others.length : index
    const listedItem = items.find(({ id }) => id === item.id)
    return [...others.slice(0, at), { ...listedItem, ...item }, ...others.slice(at)]
  })

/** Removes an item from the cached lists; returns the undo, which restores it to its pages. */
const removeFromLists = <I extends Item>(client: QueryClient, of: Listed<I>, id: I['id']) => {
  const pageByList = new Map<QueryKey, number>()
  changeLists<I>(client, of.key, (items, _, queryKey, pages) => {
    const page = pages.findIndex((one) => hasItem(one, id))
    if (page >= 0 || !pageByList.has(queryKey)) pageByList.set(queryKey, page)
    return items.filter((one) => one.id !== id)
  })
  return (item: I) => storeItem(client, of, item, (queryKey) => pageByList.get(queryKey))
}

/** Refetches after a failure or where the list asks for it, but not while another change is pending. */
export const refetchList = <I extends Item>(client: QueryClient, of: Listed<I>, error: unknown) =>
  (error || of.isReadAgain) && client.isMutating({ mutationKey: of.key }) < 2
    ? client.invalidateQueries({ queryKey: of.key })
    : undefined

/** Deletes an item optimistically, with rollback and Undo. */
export const useRemove = <I extends Item>(of: Listed<I>) => {
  const client = useQueryClient()
  const restore = useRestore()
  const { mutate } = useMutation({
    mutationKey: of.key,
    mutationFn: ({ id }: I) =>
      of.remove(String(id)).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    onMutate: ({ id }) => removeFromLists(client, of, id),
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
          description: nowInTrash(quoteName(nameOf(item))),
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
    onSettled: (_, error) => refetchList(client, of, error),
  })
  return (item: I) => mutate(item)
}
