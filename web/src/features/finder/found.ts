import { api, limits } from '@bong-bari/contract'
import { everySearchWord, hasTypedWords, typedWords } from '@bong-bari/text'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call, hasSession } from '../../api.ts'
import { settingsQuery } from '../../office/settings.ts'

export type Found = { id: string; name: string; words?: string | undefined; to: string }

export type FoundGroup = {
  name: string
  found: Found[]
  isLoading: boolean
  hasFailed: boolean
  retry: () => unknown
}

/** Per kind; the lists have the rest. */
const most = 5

/** How long results count as fresh, in ms. */
const freshFor = 10_000

/** Pages requested per search; each may be empty and have a next one. */
const mostPages = 5

type Page<Item> = { items: Item[]; next?: string | undefined }

const firstFound = async <Item>(ask: (cursor: string | undefined) => Promise<Page<Item>>) => {
  let page = await ask(undefined)
  for (let asked = 1; asked < mostPages && !page.items.length && page.next; asked++)
    page = await ask(page.next)
  return page.items.slice(0, most)
}

const findLeads = async (q: string, signal: AbortSignal): Promise<Found[]> => {
  const query = (cursor: string | undefined) => ({ q, limit: most, cursor })
  const leads = await firstFound((cursor) =>
    call(api.leads.list, { query: query(cursor) }, { signal }),
  )
  return leads.map(({ id, name, company }) => ({
    id,
    name,
    words: company,
    to: `/admin?lead=${id}`,
  }))
}

const findPosts = async (q: string, signal: AbortSignal): Promise<Found[]> => {
  const query = (cursor: string | undefined) => ({ q, limit: most, cursor })
  const posts = await firstFound((cursor) =>
    call(api.posts.managedList, { query: query(cursor) }, { signal }),
  )
  return posts.map(({ id, title, status }) => ({
    id,
    name: title,
    words: status,
    to: `/admin?tab=blog&post=${id}`,
  }))
}

/** Searched in the browser, by `text`. */
type Searched = Found & { text: string }

const bot = api['bot-training']

const readRows = async (signal: AbortSignal): Promise<Searched[]> => {
  const [rows, templates] = await Promise.all([
    call(bot.listTraining, undefined, { signal }),
    call(bot.listTemplates, undefined, { signal }),
  ])
  return [
    ...rows.map(({ id, keyword, userMessage, botResponse }) => ({
      id: String(id),
      name: userMessage,
      words: keyword,
      to: `/admin/chatbot?edit=${id}`,
      text: `${keyword} ${userMessage} ${botResponse}`,
    })),
    ...templates.map(({ id, name, templateType, content }) => ({
      id: `template-${id}`,
      name,
      words: `template, ${templateType}`,
      to: `/admin/chatbot?list=templates&edit=${id}`,
      text: `${name} ${content}`,
    })),
  ]
}

/** What has a word beginning with each word of `text`, in either script. */
const matching = (all: readonly Searched[], text: string) => {
  const typed = typedWords(text)
  return all.filter(({ text }) => hasTypedWords(everySearchWord(text), typed)).slice(0, most)
}

const groupOf = (
  name: string,
  {
    isFetching,
    isError,
    data,
    refetch,
  }: Omit<UseQueryResult<unknown>, 'data'> & { data?: Found[] | undefined },
): FoundGroup => ({
  name,
  found: data ?? [],
  isLoading: isFetching,
  hasFailed: isError,
  retry: refetch,
})

const useAsked = (name: string, find: typeof findLeads, q: string) => {
  const query = useQuery({
    queryKey: ['finder', name, q],
    queryFn: ({ signal }) => find(q, signal),
    enabled: hasSession() && q !== '',
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  })
  return groupOf(name, { ...query, data: q ? query.data : [] })
}

const useRows = (q: string) => {
  const query = useQuery({
    queryKey: ['finder', 'rows'],
    queryFn: ({ signal }) => readRows(signal),
    enabled: hasSession() && q !== '',
    staleTime: freshFor,
  })
  return groupOf('Bong Bot', { ...query, data: q && query.data ? matching(query.data, q) : [] })
}

export type SettingLabels = Record<string, { label: string; help: string }>

const useSettingsFound = (q: string, labels: SettingLabels) => {
  const query = useQuery(settingsQuery)
  const known = (query.data ?? []).map(({ settingKey, description }) => {
    const { label, help } = labels[settingKey] ?? { label: settingKey, help: description }
    const to = `/admin/settings#${settingKey}`
    return { id: settingKey, name: label, to, text: `${label} ${help} ${settingKey}` }
  })
  return groupOf('Settings', { ...query, data: q ? matching(known, q) : [] })
}

const screensOf = (screens: readonly (readonly [to: string, name: string])[], q: string) => {
  const all = screens.map(([to, name]) => ({ id: to, name, to, text: name }))
  return q ? matching(all, q) : all
}

/** All results for `q`, grouped by search; without words only screens. */
export const useFound = (
  q: string,
  screens: readonly (readonly [to: string, name: string])[],
  labels: SettingLabels,
): FoundGroup[] => [
  useAsked('Requests', findLeads, q),
  useAsked('Posts', findPosts, q),
  useRows(q),
  useSettingsFound(q, labels),
  {
    name: 'Screens',
    found: screensOf(screens, q),
    ...{ isLoading: false, hasFailed: false, retry: () => {} },
  },
]

/** The longest text every search takes. */
export const mostLetters = limits.postSearch.text
