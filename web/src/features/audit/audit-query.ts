import { type AuditQuery, api, auditActionNames, auditNounNames } from '@bong-bari/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call, hasSession, keyOf } from '../../api.ts'
import { withParams } from '../../office/page/search-params.ts'

const { list } = api.audit
const { listUsers } = api.auth

const nothing = { by: '', action: '', noun: '', since: '', until: '' }
export type AuditChoice = Partial<typeof nothing>

/** Ignores unknown values of the address. */
const oneOf = <Name extends string>(names: readonly Name[], text: string | null) =>
  names.find((name) => name === text)

/** Filters are in the address. */
export const useAuditFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters: AuditQuery = {
    by: search.get('by') || undefined,
    action: oneOf(auditActionNames, search.get('action')),
    noun: oneOf(auditNounNames, search.get('noun')),
    since: search.get('since') || undefined,
    until: search.get('until') || undefined,
  }
  const choose = (values: AuditChoice) => setSearch((now) => withParams(now, values))
  const isNarrowed = Object.values(filters).some(Boolean)
  return { filters, choose, clear: () => choose(nothing), isNarrowed }
}

const readPage = async (filters: AuditQuery, from: string, signal: AbortSignal) => {
  const ask = (cursor: string | undefined) =>
    call(list, { query: { ...filters, cursor } }, { signal })
  let page = await ask(from || undefined)
  // A page without matches may have a next one.
  while (!page.items.length && page.next) page = await ask(page.next)
  return page
}

/** The entries of all loaded pages, newest first. */
export const useAudit = (filters: AuditQuery) => {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(list), filters],
    queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: hasSession,
    staleTime: 0,
  })
  return { ...query, entries: query.data?.pages.flatMap(({ items }) => items) }
}

/** The team's names, by which the audit is filtered and which tell who left. Undefined until loaded. */
export const useNames = () =>
  useQuery({
    queryKey: keyOf(listUsers),
    queryFn: ({ signal }) => call(listUsers, undefined, { signal }),
    enabled: hasSession,
  }).data?.map(({ username }) => username)
