import type { LeadStatus, TrashKind } from '@bong-bari/contract'
import { skeletonOf } from './skeleton.ts'

/** UTF-16 units, so that a key of them stays below the 2,048 bytes that DynamoDB takes. */
const longestFolded = 500

/**
 * Folds a username so that names that differ only in case, width or composition are one. The
 * detour over upper case folds letters such as `ß` too.
 */
export const foldUsername = (username: string) =>
  username
    .normalize('NFKC')
    .slice(0, longestFolded)
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .slice(0, longestFolded)

/** What can be searched by its words. */
export const searchedKinds = ['lead', 'post'] as const
export type SearchedKind = (typeof searchedKinds)[number]

/** Spam stands in lists of its own. */
const leadsIn = (spam = false) => (spam ? 'LEADS#SPAM' : 'LEADS')

/** Every key of the table is made here. */
export const keys = {
  user: (username: string) => ({ pk: `USER#${foldUsername(username)}`, sk: 'USER' }),
  skeleton: (username: string) => ({
    pk: `SKELETON#${skeletonOf(username).slice(0, longestFolded)}`,
    sk: 'SKELETON',
  }),
  team: { pk: 'TEAM', sk: 'TEAM' },
  session: (tokenHash: string) => ({ pk: `SESSION#${tokenHash}`, sk: 'SESSION' }),
  reset: (tokenHash: string) => ({ pk: `RESET#${tokenHash}`, sk: 'RESET' }),
  invite: (tokenHash: string) => ({ pk: `INVITE#${tokenHash}`, sk: 'INVITE' }),
  lead: (id: string) => ({ pk: `LEAD#${id}`, sk: 'LEAD' }),
  leads: leadsIn,
  leadsByStatus: (leadStatus: LeadStatus, opened: boolean, spam = false) =>
    `${leadsIn(spam)}#${leadStatus}#${opened}`,
  leadsAt: (stage: 'answer' | 'answered' | 'done') => `LEADS#${stage.toUpperCase()}`,
  leadEvents: (id: string) => `LEAD-EVENTS#${id}`,
  leadEvent: (id: string, version: number) => ({
    pk: `LEAD-EVENTS#${id}`,
    sk: String(version).padStart(9, '0'),
  }),
  leadsVersion: { pk: 'LEADS#VERSION', sk: 'LEADS#VERSION' },
  post: (id: string) => ({ pk: `POST#${id}`, sk: 'POST' }),
  posts: 'POSTS',
  postSlug: (slug: string) => ({ pk: `POST-SLUG#${slug}`, sk: 'POST-SLUG' }),
  drafts: 'POSTS#DRAFTS',
  postRevision: (id: string, place: number) => ({
    pk: `POST-REVISIONS#${id}`,
    sk: String(place).padStart(2, '0'),
  }),
  postRevisions: (id: string) => `POST-REVISIONS#${id}`,
  postMonths: { pk: 'POST-MONTHS', sk: 'POST-MONTHS' },
  postPreview: (tokenHash: string) => ({ pk: `POST-PREVIEW#${tokenHash}`, sk: 'POST-PREVIEW' }),
  picture: (id: string) => ({ pk: `PICTURE#${id}`, sk: 'PICTURE' }),
  pictures: 'PICTURES',
  training: 'TRAINING',
  template: 'TEMPLATE',
  reply: 'REPLY',
  section: (id: string) => ({ pk: 'HOMEPAGE', sk: id }),
  sections: 'HOMEPAGE',
  setting: (settingKey: string) => ({ pk: 'SETTING', sk: settingKey }),
  settings: 'SETTING',
  videos: (list: 'LATEST' | 'POPULAR') => ({ pk: 'YOUTUBE', sk: list }),
  channel: { pk: 'CHANNEL', sk: 'CHANNEL' },
  answered: (month: string, rowId: number) => ({
    pk: `ANSWERED#${month}`,
    sk: String(rowId).padStart(12, '0'),
  }),
  answeredIn: (month: string) => `ANSWERED#${month}`,
  botVersion: { pk: 'BOT-VERSION', sk: 'BOT-VERSION' },
  vector: (rowId: number) => ({ pk: 'VECTOR', sk: String(rowId).padStart(12, '0') }),
  vectors: 'VECTOR',
  vectorState: { pk: 'VECTOR-STATE', sk: 'VECTOR-STATE' },
  tokens: (period: string) => ({ pk: `TOKENS#${period}`, sk: 'TOKENS' }),
  unanswered: (id: string) => ({ pk: `UNANSWERED#${id}`, sk: 'UNANSWERED' }),
  unansweredGroups: 'UNANSWERED',
  answerCounts: (day: string) => ({ pk: 'ANSWERS', sk: day }),
  answerDays: 'ANSWERS',
  salt: (day: string) => ({ pk: `SALT#${day}`, sk: 'SALT' }),
  counter: (name: string) => ({ pk: `COUNTER#${name}`, sk: 'COUNTER' }),
  inTrash: (kind: TrashKind, id: string | number) => ({ pk: 'TRASH', sk: `${kind}#${id}` }),
  trash: 'TRASH',
  digest: (day: string) => ({ pk: `DIGEST#${day}`, sk: 'DIGEST' }),
  found: (kind: SearchedKind, beginning: string) => `FOUND#${kind}#${beginning}`,
  foundBy: (kind: SearchedKind, id: string) => ({ pk: `FOUND-BY#${kind}#${id}`, sk: 'FOUND-BY' }),
  loginNetwork: (id: string) => ({ pk: `LOGIN-NETWORK#${id}`, sk: 'LOGIN-NETWORK' }),
  throttle: (name: string) => ({ pk: `THROTTLE#${name}`, sk: 'THROTTLE' }),
}

/** Partition keys, of the table and its indexes, that each entity's items may stand under. */
export const keyPatterns = {
  user: ['USER#*'],
  skeleton: ['SKELETON#*'],
  team: ['TEAM'],
  session: ['SESSION#*'],
  reset: ['RESET#*'],
  invite: ['INVITE#*'],
  lead: ['LEAD#*', 'LEADS', 'LEADS#*'],
  leadEvent: ['LEAD-EVENTS#*'],
  post: ['POST#*', 'POSTS', 'POSTS#DRAFTS'],
  postSlug: ['POST-SLUG#*'],
  postRevision: ['POST-REVISIONS#*'],
  postMonths: ['POST-MONTHS'],
  postPreview: ['POST-PREVIEW#*'],
  picture: ['PICTURE#*', 'PICTURES'],
  training: ['TRAINING', 'COUNTER#TRAINING'],
  template: ['TEMPLATE', 'COUNTER#TEMPLATE'],
  reply: ['REPLY', 'COUNTER#REPLY'],
  section: ['HOMEPAGE'],
  setting: ['SETTING'],
  video: ['YOUTUBE'],
  channel: ['CHANNEL'],
  answered: ['ANSWERED#*'],
  botVersion: ['BOT-VERSION'],
  vector: ['VECTOR'],
  vectorState: ['VECTOR-STATE'],
  tokens: ['TOKENS#*'],
  unanswered: ['UNANSWERED#*', 'UNANSWERED'],
  answerCounts: ['ANSWERS'],
  salt: ['SALT#*'],
  trash: ['TRASH'],
  digest: ['DIGEST#*'],
  found: ['FOUND#lead#*'],
  foundPost: ['FOUND#post#*'],
  foundBy: ['FOUND-BY#*'],
  loginNetwork: ['LOGIN-NETWORK#*'],
  throttle: ['THROTTLE#*'],
} as const

export type Entity = keyof typeof keyPatterns
