import {
  type AuditEntry,
  type AuditQuery,
  api,
  auditActionNames,
  auditActions,
  auditNounNames,
  auditNouns,
  keptDays,
} from '@bong-bari/contract'
import { clockInKolkata, kolkataDay } from '@bong-bari/site'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Clock, MonitorSmartphone, PencilLine, User } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { call, hasSession, keyOf } from '../../api.ts'
import { Badge } from '../../office/list/badge.tsx'
import { FilterBar, FilterChoice } from '../../office/list/filter-bar.tsx'
import {
  ListEmpty,
  ListFailed,
  ListLoading,
  LoadMore,
  StaleNotice,
} from '../../office/list/list-states.tsx'
import {
  nameFormerMember,
  Row,
  RowFact,
  RowFacts,
  RowTitle,
  RowWords,
} from '../../office/list/row.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { withParams } from '../../office/page/search-params.ts'
import { settingsPages } from '../../office/page/settings.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

const { list } = api.audit
const { listUsers } = api.auth

const nothing = { by: '', action: '', noun: '', since: '', until: '' }
type AuditChoice = Partial<typeof nothing>

/** Ignores unknown values of the address. */
const oneOf = <Name extends string>(names: readonly Name[], text: string | null) =>
  names.find((name) => name === text)

/** Filters are in the address. */
const useAuditFilters = () => {
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
const useAudit = (filters: AuditQuery) => {
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
const useNames = () =>
  useQuery({
    queryKey: keyOf(listUsers),
    queryFn: ({ signal }) => call(listUsers, undefined, { signal }),
    enabled: hasSession,
  }).data?.map(({ username }) => username)

/** Unknown names, of a newer server, are shown as they are. */
const wordOf = (labels: Record<string, string>, name: string) => labels[name] ?? name

const alarming = ['password-refused', 'erased']

const Name = ({ noun, of, label, by }: AuditEntry) => {
  if (noun === 'lead' && of)
    return label ? (
      <Link to={`/admin?lead=${encodeURIComponent(of)}`} className="underline">
        <bdi>
          <MixedText>{label}</MixedText>
        </bdi>
      </Link>
    ) : (
      'a request that was erased since'
    )
  const name = label ?? (noun === 'user' ? undefined : of)
  if (!name || name === by) return null
  return (
    <bdi>
      <MixedText>{name}</MixedText>
    </bdi>
  )
}

const AuditRow = ({ entry, hasLeft }: { entry: AuditEntry; hasLeft: boolean }) => {
  const { action, at, by, session, noun, fields } = entry
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <b>{wordOf(auditActions, action)}</b> <Name {...entry} />
        </RowTitle>
        <RowFacts>
          {noun && (
            <Badge tone={alarming.includes(action) ? 'amber' : 'grey'}>
              {wordOf(auditNouns, noun)}
            </Badge>
          )}
          <RowFact icon={User}>
            {by === null ? 'Operator' : hasLeft ? nameFormerMember(by) : by}
          </RowFact>
          <RowFact icon={Clock}>
            <time dateTime={at}>{clockInKolkata(at).slice(11)}</time>
          </RowFact>
          {session && <RowFact icon={MonitorSmartphone}>Session {session}</RowFact>}
          {fields.length > 0 && <RowFact icon={PencilLine}>{fields.join(', ')}</RowFact>}
        </RowFacts>
      </RowWords>
    </Row>
  )
}

const actions = [
  ['', 'All actions'],
  ...auditActionNames.map((name) => [name, auditActions[name]] as const),
] as const
const nounChoices = [
  ['', 'All items'],
  ...auditNounNames.map((name) => [name, auditNouns[name]] as const),
] as const

type FiltersProps = { filters: AuditQuery; onChoose: (values: AuditChoice) => void }

const DayField = ({
  label,
  value = '',
  onChoose,
}: {
  label: string
  value: string | undefined
  onChoose: (day: string) => void
}) => (
  <label className="flex min-w-0 gap-1.5 max-md:flex-1 max-md:flex-col max-md:gap-0.5 md:items-center">
    <span className="text-dense text-khata-700">{label}</span>
    <input
      type="date"
      className={`${controlClass} min-w-0 max-md:w-full`}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  </label>
)

const Filters = ({ filters, onChoose }: FiltersProps) => {
  const names = useNames()
  const { by } = filters
  // Keeps the filter for somebody who left the team.
  const formerMember =
    by && !names?.includes(by) ? [[by, names ? nameFormerMember(by) : by] as const] : []
  return (
    <FilterBar>
      <FilterChoice
        label="Person"
        value={by}
        options={[
          ['', 'Everybody'],
          ...formerMember,
          ...(names ?? []).map((name) => [name, name] as const),
        ]}
        onChoose={(by) => onChoose({ by })}
      />
      <FilterChoice
        label="Action"
        value={filters.action}
        options={actions}
        onChoose={(action) => onChoose({ action })}
      />
      <FilterChoice
        label="Item"
        value={filters.noun}
        options={nounChoices}
        onChoose={(noun) => onChoose({ noun })}
      />
      <div className="flex gap-2 max-md:w-full">
        <DayField label="From" value={filters.since} onChoose={(since) => onChoose({ since })} />
        <DayField label="Until" value={filters.until} onChoose={(until) => onChoose({ until })} />
      </div>
    </FilterBar>
  )
}

/** Groups entries by day in Kolkata. */
const daysOf = (entries: readonly AuditEntry[]) => {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = kolkataDay(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

const Days = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const names = useNames()
  const hasLeft = ({ by }: AuditEntry) => by !== null && names?.includes(by) === false
  return daysOf(entries).map(([day, ofDay]) => (
    <section key={day} className="mb-3">
      <h2 className="py-1.5 font-semibold text-ui">{day}</h2>
      <Panel>
        <ul aria-label={day}>
          {ofDay.map((entry) => (
            <AuditRow key={entry.id} entry={entry} hasLeft={hasLeft(entry)} />
          ))}
        </ul>
      </Panel>
    </section>
  ))
}

/** `/admin/audit`: who did what in the office, in which session, and when. */
export const AuditPage = () => {
  const { filters, choose, clear, isNarrowed } = useAuditFilters()
  const query = useAudit(filters)
  const { entries, isError, error, isPlaceholderData, refetch, isFetchNextPageError } = query

  const empty = isNarrowed ? (
    <ListEmpty
      art="cat"
      title="Nothing of this kind"
      action={
        <Button variant="secondary" onClick={clear}>
          Show everything
        </Button>
      }
    >
      Nothing that was done in the last {keptDays.audit} days matches.
    </ListEmpty>
  ) : (
    <ListEmpty art="cat" title="Nothing has been done yet">
      Logins and changes stand here for {keptDays.audit} days.
    </ListEmpty>
  )

  const list = () => {
    if (entries?.length === 0 && !isPlaceholderData) return empty
    if (entries?.length)
      return (
        <>
          <Days entries={entries} />
          <LoadMore
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            failure={isFetchNextPageError && 'More of the audit could not be loaded.'}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )
    if (isError)
      return (
        <ListFailed title="The audit could not be loaded" error={error} onRetry={() => refetch()} />
      )
    return <ListLoading label="Loading the audit..." />
  }

  return (
    <PageFrame
      title="Audit"
      parts={settingsPages}
      description={`Who did what, and in which session. Kept for ${keptDays.audit} days.`}
    >
      <Filters filters={filters} onChoose={choose} />
      <div aria-busy={isPlaceholderData}>
        {entries && !isFetchNextPageError && <StaleNotice hasFailed={isError} />}
        {list()}
      </div>
    </PageFrame>
  )
}
