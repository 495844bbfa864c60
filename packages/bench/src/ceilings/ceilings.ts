import { functionMemoryMb, functionTimeoutMs, limits } from '@bong-bari/contract'
import { functionPayloadBytes, publicThrottle } from '@bong-bari/edge'
import type { BudgetId } from '../budgets.ts'
import type { Taken } from '../house/scene.ts'
import {
  mostExpressionBytes,
  mostItemBytes,
  mostOfTransaction,
  partitionReads,
  partitionUnits,
} from '../table/units.ts'

// Where Amazon or a limit of ours refuses, what one of each takes, and what happens there.

/** What a house of so many things took. */
export type Facts = {
  scene: (name: string) => Taken
  /** Write units of the busiest partition that several callers write to. */
  shared: (one: string, other: string) => number
  /** Of the chat, in a house with so many rows. */
  talk: { scene: Facts['scene']; rows: number }
  /** Things in the house. */
  count: Record<'leads' | 'posts' | 'rows' | 'pictures', number>
  /** Bytes of the largest item of each kind. */
  kinds: Record<string, number>
  largest: { bytes: number; key: string }
  expression: { bytes: number; of: string }
  transaction: { actions: number; bytes: number }
  edgeFunctionBytes: number
  behaviors: number
}

type CeilingId = Extract<BudgetId, `E ${string}`>

export type Ceiling = {
  /** What refuses, and what of ours meets it. */
  where: string
  id: CeilingId
  limit: number
  unit: string
  /** What one takes of the limit. */
  one: (facts: Facts) => number
  /** How many ones are counted as one, such as leads of a page. */
  times?: number
  there: string
  /** The alarm that rings before, or why none can. */
  alarm: string
}

/** A call of table or bucket, in milliseconds: what DynamoDB usually takes is half of it. */
const turnMs = 10

/** Megabytes of one virtual processor of Lambda. */
const processorMb = 1769

/** Milliseconds of a call in its function. */
const lasting = (name: string, { ms, turns }: Taken) =>
  ms * Math.max(1, processorMb / functionMemoryMb(name)) + turns * turnMs

/** A tenth of a second is the usual call of a small account's share (`callSeconds`). */
const newAccount = 10

const kb = (bytes: number) => bytes / 1024

const writes = (
  where: string,
  [one, other]: [string, string],
  there = 'DynamoDB throttles; the SDK tries again, then the call is answered 503 and the visitor keeps the words',
): Ceiling => ({
  where: `a partition of the table, ${where}`,
  ...{ id: 'E a second', limit: partitionUnits, unit: 'write units a second' },
  one: ({ shared }) => shared(one, other),
  there,
  alarm: 'TableWritesSlow',
})

const reads = (scene: string): Ceiling => ({
  where: `a partition of the table, were all read of one: ${scene}`,
  ...{ id: 'E a second', limit: partitionReads, unit: 'read units a second' },
  one: (facts) => facts.scene(scene).units,
  there: 'DynamoDB throttles; the SDK tries again, then the call is answered 503',
  alarm: 'TableReadsSlow',
})

const answers = (
  where: string,
  given: Pick<Ceiling, 'id' | 'one' | 'there' | 'times'>,
): Ceiling => ({
  where: `an answer of Lambda, ${where}`,
  ...{ limit: kb(functionPayloadBytes), unit: 'KB', alarm: 'CallsFail' },
  ...given,
})

const instances = (where: string, name: string, scene: string): Ceiling => ({
  where: `10 instances of a new account, ${where}`,
  ...{ id: 'E instances', limit: newAccount * 1_000, unit: 'ms a second' },
  one: (facts) => lasting(name, facts.scene(scene)),
  there:
    'API Gateway answers 503, and the page says that much is going on; with concurrentFunctions strangers are answered 429 before',
  alarm: 'InstancesFew',
})

const exporting = (format: keyof typeof limits.exportedLeads, id: CeilingId): Ceiling => ({
  where: `the time of the function exports, as ${format}`,
  ...{ id, limit: functionTimeoutMs('exports'), unit: 'ms' },
  one: (facts) => lasting('exports', facts.scene(`export as ${format}`)) / facts.count.leads,
  there: `refused at ${limits.exportedLeads[format].toLocaleString('en')} by export-too-large, which names what each format holds`,
  alarm: 'CallsFail',
})

export const ceilings: readonly Ceiling[] = [
  writes('requests of brands', ['new lead from IPv4', 'new lead of another']),
  writes(
    'words of the search, from requests',
    ['what follows from a lead', 'what follows from another lead'],
    'DynamoDB throttles; the change is put aside and comes again by itself',
  ),
  writes('messages that a row answers', ['chat, a row answers', 'chat, another is answered']),
  writes('messages that no row answers', ['chat, no row answers', 'chat, another is not']),
  writes('statuses set by the team', ['status of one lead', 'status of another lead']),
  reads('page of the blog'),
  reads('search of leads: kaka kakhita'),
  reads('leads by due day'),
  {
    where: 'a partition of the table, all rows read by an instance of the chat that starts',
    ...{ id: 'E rows', limit: partitionReads, unit: 'read units a second' },
    one: ({ talk: { scene, rows } }) => scene('chat opened').units / rows,
    there: 'DynamoDB throttles; the SDK tries again, then the page says that the chat is busy',
    alarm: 'TableReadsSlow',
  },
  {
    where: 'an item of the table, the largest that fields take',
    ...{ id: 'E room', limit: kb(mostItemBytes), unit: 'KB' },
    one: ({ largest }) => kb(largest.bytes),
    there: 'nothing: fields are refused at their length, with the field named',
    alarm: 'none is needed: it does not grow',
  },
  {
    where: 'an expression of DynamoDB, the longest',
    ...{ id: 'E room', limit: mostExpressionBytes, unit: 'bytes' },
    one: ({ expression }) => expression.bytes,
    there: 'nothing: it has a part for each field, not for each item',
    alarm: 'none is needed: it does not grow',
  },
  {
    where: 'a transaction, actions',
    ...{ id: 'E room', limit: mostOfTransaction.actions, unit: 'actions' },
    one: ({ transaction }) => transaction.actions,
    there: 'split: revisions beyond 80 are written before it',
    alarm: 'none is needed: it does not grow',
  },
  {
    where: 'a transaction, a post deleted with its revisions',
    ...{ id: 'E room', limit: kb(mostOfTransaction.bytes), unit: 'KB' },
    one: ({ transaction }) => kb(transaction.bytes),
    there: 'split: revisions beyond 2.5 MB are written before it',
    alarm: 'none is needed: it does not grow',
  },
  answers('the list of training rows', {
    id: 'E rows',
    one: ({ scene, count }) => kb(scene('training').answered) / count.rows,
    there: 'the tab of the bot says that it could not be read; the bot goes on answering',
  }),
  answers('the trash', {
    id: 'E things',
    one: ({ scene }) => kb(scene('trash').answered) / scene('trash').entries,
    there: 'the trash says that it could not be read, until things go after 30 days',
  }),
  answers(`a page of ${limits.leadPage.default} of the longest leads`, {
    id: 'E room',
    one: ({ scene }) => kb(scene('greatest notes').answered),
    times: limits.leadPage.default,
    there: 'a page of more leads is shorter, and its `next` goes on',
  }),
  answers('the longest post with unpublished changes', {
    id: 'E room',
    one: ({ scene }) => kb(scene('greatest changes').answered),
    there: 'nothing: fields are refused at their length',
  }),
  answers('the feed', {
    id: 'E room',
    one: ({ scene }) => kb(scene('feed').answered),
    there: 'older posts have a description only, beyond a million letters',
  }),
  {
    where: 'a batch of messages, pages to publish',
    ...{ id: 'E room', limit: 256, unit: 'KB' },
    one: ({ scene }) => kb(scene('greatest batch for publishing').queued),
    there: 'split: 100 addresses a message, ten messages a batch',
    alarm: 'none is needed: it does not grow',
  },
  {
    where: 'a batch of messages, a change that failed',
    ...{ id: 'E room', limit: 256, unit: 'KB' },
    one: ({ scene }) => kb(scene('greatest change put aside').queued),
    there: 'long texts are cut: what reads them reads the table',
    alarm: 'ReactionsFail',
  },
  {
    where: 'the time of the function chat, its first message with all rows',
    ...{ id: 'E rows', limit: functionTimeoutMs('chat'), unit: 'ms' },
    one: ({ talk: { scene, rows } }) =>
      (lasting('chat', scene('chat opened')) +
        lasting('chat', scene('chat, first message of an instance'))) /
      rows,
    there: 'rows that no file holds are read for 1.5 s a message, and matched from the next on',
    alarm: 'CallsWait',
  },
  {
    where: 'the time of the function bot-training, the unanswered questions',
    ...{ id: 'E room', limit: functionTimeoutMs('bot-training'), unit: 'ms' },
    one: ({ scene }) => lasting('bot-training', scene('unanswered')),
    there: 'after 5 s the rest of at most 500 is listed without asking the rows again',
    alarm: 'CallsWait',
  },
  {
    where: 'the time of the function leads, one change of many',
    ...{ id: 'E leads at once', limit: functionTimeoutMs('leads'), unit: 'ms' },
    one: ({ scene }) => {
      const many = scene('status of many leads')
      return lasting('leads', many) / many.entries
    },
    there: `at most ${limits.bulkLeads} at once, which the page sends in parts; what finds no time in 14 s is told as failed and stays selected`,
    alarm: 'CallsWait',
  },
  exporting('csv', 'E leads'),
  exporting('xlsx', 'E leads of xlsx'),
  exporting('pdf', 'E leads of PDF'),
  {
    where: 'the time of the function publish, one changed post',
    ...{ id: 'E room', limit: functionTimeoutMs('publish'), unit: 'ms' },
    one: ({ scene }) => lasting('publish', scene('renamed post published')),
    there: 'pages that found no time come again by themselves',
    alarm: 'PagesOld',
  },
  {
    where: 'the time of the function reactions, a walk over all leads',
    ...{ id: 'E leads', limit: functionTimeoutMs('reactions'), unit: 'ms' },
    one: ({ scene, count }) => lasting('reactions', scene('leads dated')) / count.leads,
    there: 'split: the walk sends itself on by a message',
    alarm: 'ReactionsLate',
  },
  {
    where: 'a throttle of ours, a public route',
    ...{ id: 'E a second', limit: publicThrottle.rateLimit, unit: 'calls a second' },
    one: () => 1,
    there: `answered 429 after ${publicThrottle.burstLimit} at once, and the page says when to try again`,
    alarm: 'none: each is told, and the dashboard counts refusals',
  },
  {
    where: 'a limit of ours, requests of brands in a day',
    ...{ id: 'E leads a day', limit: limits.leadsOfDay, unit: 'requests a day' },
    one: () => 1,
    there: 'held: kept apart from the list, and the team is told',
    alarm: 'none: the dashboard says so above the list',
  },
  instances('messages of the chat', 'chat', 'chat, another is answered'),
  instances('requests of brands', 'leads', 'new lead of another'),
  instances('pages that nothing is published for', 'pages', 'page of the blog'),
  {
    where: 'a sitemap, its addresses',
    ...{ id: 'E posts', limit: 50_000, unit: 'addresses' },
    one: () => 1,
    there: 'search engines leave out what is beyond',
    alarm: 'none is needed: far beyond the size that it is built for',
  },
  {
    where: 'a sitemap, its bytes',
    ...{ id: 'E posts', limit: 50 * 1024, unit: 'KB' },
    one: ({ scene, count }) => kb(scene('sitemap').answered) / Math.max(1, count.posts),
    there: 'search engines leave out what is beyond',
    alarm: 'none is needed: far beyond the size that it is built for',
  },
  {
    where: 'CloudFront, the function at its edge',
    ...{ id: 'E room', limit: 10, unit: 'KB' },
    one: ({ edgeFunctionBytes }) => kb(edgeFunctionBytes),
    there: 'a deployment is refused; the site stands',
    alarm: 'none is needed: a test fails before',
  },
  {
    where: 'CloudFront, behaviours of a distribution',
    ...{ id: 'E room', limit: 75, unit: 'behaviours' },
    one: ({ behaviors }) => behaviors,
    there: 'a deployment is refused; the site stands',
    alarm: 'none is needed: a test fails before',
  },
]

/** How many fit below a ceiling. */
export const heldBy = ({ limit, one, times = 1 }: Ceiling, facts: Facts) =>
  limit / (one(facts) * times)

/** Alarms that are named, without the reasons why there is none. */
export const namedAlarms = ceilings.map(({ alarm }) => alarm).filter((alarm) => /^\w+$/.test(alarm))
