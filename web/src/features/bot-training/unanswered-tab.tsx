import { api, type Training, type Unanswered } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { GraduationCap, ListPlus, Pencil, Trash2 } from 'lucide-react'
import { call, hasSession, isUnauthorized, keyOf } from '../../api.ts'
import { Badge } from '../../office/list/badge.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { Row, RowFacts, RowTools, RowWords } from '../../office/list/row.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { isGone, showFailure } from '../../office/page/failure.ts'
import { panelClass } from '../../office/page/panel.tsx'
import { changeQuery } from '../../office/resource/resource.ts'
import { patchItem } from '../../office/resource/resource-changes.ts'
import { langOf } from '../../plain/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Address } from './filters.ts'
import { labelOf, type TrainingItem, trainingRows } from './kind.ts'
import { EntryTitle } from './kinds.tsx'

const routes = api['bot-training']
const key = keyOf(routes.listUnanswered)

/** The list is fetched again whenever it is opened, because visitors go on asking. */
const useUnanswered = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(routes.listUnanswered, undefined, { signal }),
    enabled: hasSession,
    refetchOnMount: 'always',
  })

/** Removes a question from the list at once; a refusal brings it back. */
const useForget = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Unanswered) => call(routes.removeUnanswered, { params: { id } }),
    onMutate: ({ id }) => {
      const before = client.getQueryData<Unanswered[]>(key)
      changeQuery<Unanswered[]>(client, key, (listed) => listed.filter((one) => one.id !== id))
      return before
    },
    onSuccess: () =>
      toast({
        title: 'Question Removed',
        description: 'It is off the list until it is asked again.',
      }),
    onError: (error, _, before) => {
      if (isUnauthorized(error) || isGone(error)) return
      client.setQueryData(key, before)
      showFailure(error)
    },
    onSettled: (_, error) =>
      error && !isUnauthorized(error) ? client.invalidateQueries({ queryKey: key }) : undefined,
  })
}

/** Writes a row's variants, merged with what others wrote since. */
const changeVariants = async (row: Training, change: (variants: string[]) => string[]) => {
  const send = ({ id, variants, version }: Training) =>
    trainingRows.change(id, { variants: change(variants) }, version)
  try {
    return await send(row)
  } catch (error) {
    const current = trainingRows.currentOf(error)
    if (!current) throw error
    return await send(current)
  }
}

type Adding = { question: Unanswered; rowId: number }

/** Adds an unanswered question to a row's variants. */
const useAddVariant = () => {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const rows = () =>
    client.ensureQueryData({ queryKey: trainingRows.key, queryFn: () => trainingRows.list() })
  const showInList = (row: Training) =>
    patchItem(client, trainingRows, row.id, (one: TrainingItem) => ({ ...one, ...row }))
  const fail = (error: unknown) => {
    if (!isUnauthorized(error)) showFailure(error)
    return refresh()
  }
  const undo = async (row: Training, samples: readonly string[]) => {
    try {
      showInList(
        await changeVariants(row, (variants) => variants.filter((one) => !samples.includes(one))),
      )
      await refresh()
    } catch (error) {
      await fail(error)
    }
  }
  return useMutation({
    mutationFn: async ({ question, rowId }: Adding) => {
      const row = (await rows()).find(({ id }) => id === rowId)
      if (!row) throw new Error('This row does not exist any more.')
      const added = question.samples.filter((sample) => !row.variants.includes(sample))
      return { row: await changeVariants(row, (variants) => [...variants, ...added]), added }
    },
    onSuccess: ({ row, added }) => {
      showInList(row)
      toast({
        title: 'Question Added',
        description: `“${row.keyword}” answers it from now on.`,
        action: { label: 'Undo', run: () => undo(row, added) },
      })
      return refresh()
    },
    onError: fail,
  })
}

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`)
const people = (count: number) =>
  count === 1 ? 'one visitor' : `${count.toLocaleString('en')} visitors`

type UnansweredItemProps = {
  question: Unanswered
  onTeach: () => void
  onForget: () => void
  /** Adds it to the variants of the nearest row. */
  onAdd: (rowId: number) => void
  onEdit: (rowId: number) => void
}

/** Shows similar messages, the first one large, and what can be done about them. */
const UnansweredItem = (props: UnansweredItemProps) => {
  const { question, onTeach, onForget, onAdd, onEdit } = props
  const { samples, languages, count, visitors, lastSeen, nearest, notMeant } = question
  const [first = '', ...others] = samples
  return (
    <Row>
      <RowWords>
        <EntryTitle lang={langOf(first)}>
          <bdi>{first}</bdi>
        </EntryTitle>
        {others.length > 0 && (
          <ul
            className="wrap-anywhere text-khata-700 text-ui leading-[1.5]"
            aria-label="Also asked as"
          >
            {others.map((sample) => (
              <li key={sample} lang={langOf(sample)}>
                <bdi>{sample}</bdi>
              </li>
            ))}
          </ul>
        )}
        <RowFacts className="mt-[3px]">
          <Badge tone={count > 1 ? 'amber' : 'grey'}>Asked {times(count)}</Badge>
          {notMeant && <Badge tone="amber">“Not what I meant” {times(notMeant.count)}</Badge>}
          <span>by {people(visitors)}</span>
          {languages.map((language) => (
            <Badge key={language}>{labelOf(language)}</Badge>
          ))}
          <span>
            last on <time dateTime={lastSeen}>{kolkataTime(lastSeen)}</time>
          </span>
        </RowFacts>
      </RowWords>
      <RowTools>
        <Button aria-label={`Teach an answer to ${first}`} onClick={onTeach}>
          <GraduationCap />
          Teach an answer
        </Button>
        {notMeant?.row && (
          <Button
            variant="secondary"
            className="max-w-full"
            aria-label={`Edit “${notMeant.row.keyword}”, which answers ${first}`}
            onClick={() => notMeant.row && onEdit(notMeant.row.rowId)}
          >
            <Pencil />
            <span className="max-w-44 truncate">Edit “{notMeant.row.keyword}”</span>
          </Button>
        )}
        {nearest && (
          <Button
            variant="secondary"
            className="max-w-full"
            aria-label={`Add to “${nearest.keyword}”: ${first}`}
            onClick={() => onAdd(nearest.rowId)}
          >
            <ListPlus />
            <span className="max-w-44 truncate">Add to “{nearest.keyword}”</span>
          </Button>
        )}
        <Button variant="danger" iconOnly aria-label={`Remove ${first}`} onClick={onForget}>
          <Trash2 />
        </Button>
      </RowTools>
    </Row>
  )
}

const NothingAsked = () => (
  <ListEmpty art="bhanr" level="h3" title="Nothing is left unanswered">
    Questions that no row answers, or answers wrongly, appear here, most asked first.
  </ListEmpty>
)

/** Lists the questions that no row answers; one tap makes a row of one. */
export const UnansweredTab = ({ address }: { address: Address }) => {
  const { data: questions, isError, error, refetch } = useUnanswered()
  const forget = useForget()
  const add = useAddVariant()
  const rowFocus = useRowFocus<HTMLDivElement>()
  if (!questions)
    return isError ? (
      <ListFailed
        level="h3"
        title="The list could not be loaded"
        error={error}
        onRetry={() => refetch()}
      />
    ) : (
      <ListLoading label="Loading what Bong Bot knows..." />
    )
  if (questions.length === 0) return <NothingAsked />
  const teach = ({ samples, keyword = '' }: Unanswered) =>
    address.teach({ keyword, userMessage: samples[0] ?? '' })
  return (
    <div {...rowFocus}>
      <Hint className="px-0.5 py-2.5" role="status">
        {questions.length} {questions.length === 1 ? 'question' : 'questions'}. E-mail addresses and
        phone numbers are hidden; a question goes 90 days after it was last asked.
      </Hint>
      <ul className={panelClass}>
        {questions.map((question) => (
          <UnansweredItem
            key={question.id}
            question={question}
            onTeach={() => teach(question)}
            onForget={() => forget.mutate(question)}
            onAdd={(rowId) => add.isPending || add.mutate({ question, rowId })}
            onEdit={(rowId) => address.open('training', rowId)}
          />
        ))}
      </ul>
    </div>
  )
}
