import {
  type LeadStatus,
  nouns,
  type SmallNoun,
  smallNouns,
  type TrashKind,
} from '@bong-bari/contract'

/**
 * After Unicode's confusables.txt (UTS #39), for lower case without accents, as far as new usernames allow. Names ignore case and I looks
 * like l, so i, l and 1 are one.
 */
const lookalikes = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['ı', 'l'],
  ['m', 'rn'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  // The strokes are as easily missed as accents.
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ĸ', 'k'],
  ['ł', 'l'],
  ['ŋ', 'n'],
  ['ø', 'o'],
  ['ŧ', 't'],
  // These are not in the file, but they look alike in many typefaces.
  ['w', 'vv'],
  ['০', 'o'],
  ['৪', '8'],
  ['৭', '9'],
  ['আ', 'অা'],
  ['ৠ', 'ঋৃ'],
  ['ৡ', 'ঋৃ'],
  // These are not in the file: they differ by a dot, a length mark, a numeral or a half letter.
  ['র', 'ব\u09bc'],
  ['ঔ', 'ও\u09d7'],
  ['৩', 'ও'],
  ['ৎ', 'ত\u09cd'],
])

/** Folds in three steps, because ẞ becomes ß only in lower case, and ß becomes SS only in upper case. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()

/** Combining signs look the same in any order and when doubled. */
const sortSigns = (signs: string) => [...new Set(signs)].sort().join('')

/**
 * Returns the same text for names that look alike. It ignores case, width, accents, invisible characters and the order of
 * combining signs.
 */
export const skeletonOf = (username: string): string =>
  foldCase(username.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Script=Inherited}]/gu, '')
    .replace(/./gsu, (letter) => lookalikes.get(letter) ?? letter)
    .replace(/\p{M}+/gu, sortSigns)

/** UTF-16 units. It keeps a key below the 2,048 bytes that DynamoDB takes. */
const maxFoldedLength = 500

/** Returns the same text for a name in any case, width and composition. Upper case comes first, so that letters such as `ß` fold too. */
export const foldUsername = (username: string) =>
  username
    .normalize('NFKC')
    .slice(0, maxFoldedLength)
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .slice(0, maxFoldedLength)

const leadsIn = (spam = false) => (spam ? 'LEADS#SPAM' : 'LEADS')

const partitionOf = (name: SmallNoun) => (name === 'section' ? 'HOMEPAGE' : name.toUpperCase())

export const keys = {
  /** Names that look alike share this key, so whoever reads it must compare the name. */
  user: (username: string) => ({
    pk: `USER#${skeletonOf(foldUsername(username)).slice(0, maxFoldedLength)}`,
    sk: 'USER',
  }),
  team: { pk: 'TEAM', sk: 'TEAM' },
  session: (tokenHash: string) => ({ pk: `SESSION#${tokenHash}`, sk: 'SESSION' }),
  accountLink: (tokenHash: string) => ({ pk: `ACCOUNT-LINK#${tokenHash}`, sk: 'ACCOUNT-LINK' }),
  passkey: (handle: string, id: string) => ({ pk: `PASSKEYS#${handle}`, sk: id }),
  passkeys: (handle: string) => `PASSKEYS#${handle}`,
  challenge: (hash: string) => ({ pk: `CHALLENGE#${hash}`, sk: 'CHALLENGE' }),
  lead: (id: string) => ({ pk: `LEAD#${id}`, sk: 'LEAD' }),
  leads: leadsIn,
  leadsByStatus: (leadStatus: LeadStatus, opened: boolean, spam?: boolean) =>
    `${leadsIn(spam)}#${leadStatus}#${opened}`,
  leadsAt: (stage: 'answer' | 'answered' | 'done') => `LEADS#${stage.toUpperCase()}`,
  leadEvents: (id: string) => `LEAD-EVENTS#${id}`,
  leadEvent: (id: string, version: number) => ({
    pk: `LEAD-EVENTS#${id}`,
    sk: String(version).padStart(9, '0'),
  }),
  erased: (idHash: string) => ({ pk: `ERASED#${idHash}`, sk: 'ERASED' }),
  allErased: 'ERASED',
  leadsVersion: { pk: 'LEADS#VERSION', sk: 'LEADS#VERSION' },
  pulse: { pk: 'PULSE', sk: 'PULSE' },
  post: (id: string) => ({ pk: `POST#${id}`, sk: 'POST' }),
  posts: 'POSTS',
  postSlug: (slug: string) => ({ pk: `POST-SLUG#${slug}`, sk: 'POST-SLUG' }),
  drafts: 'POSTS#DRAFTS',
  postRevision: (id: string, revisionKey: string) => ({
    pk: `POST-REVISIONS#${id}`,
    sk: revisionKey,
  }),
  postRevisions: (id: string) => `POST-REVISIONS#${id}`,
  postChanges: (id: string) => ({ pk: `POST-CHANGES#${id}`, sk: 'POST-CHANGES' }),
  picture: (id: string) => ({ pk: `PICTURE#${id}`, sk: 'PICTURE' }),
  pictures: 'PICTURES',
  small: partitionOf,
  ofSmall: (name: SmallNoun, id: string | number) => ({
    pk: partitionOf(name),
    sk: typeof id === 'number' ? String(id).padStart(12, '0') : id,
  }),
  setting: (settingKey: string) => ({ pk: 'SETTING', sk: settingKey }),
  settings: 'SETTING',
  videos: (list: 'LATEST' | 'POPULAR') => ({ pk: 'YOUTUBE', sk: list }),
  video: (videoId: string) => ({ pk: 'VIDEO', sk: videoId }),
  allVideos: 'VIDEO',
  postsAbout: (videoId: string) => `POSTS-ABOUT#${videoId}`,
  channel: { pk: 'CHANNEL', sk: 'CHANNEL' },
  origin: { pk: 'ORIGIN', sk: 'ORIGIN' },
  audit: (at: string, id: string) => ({ pk: `AUDIT#${at.slice(0, 7)}`, sk: `${at}#${id}` }),
  auditOf: (month: string) => `AUDIT#${month}`,
  answered: (month: string, rowId: number) => ({
    pk: `ANSWERED#${month}`,
    sk: String(rowId).padStart(12, '0'),
  }),
  answeredIn: (month: string) => `ANSWERED#${month}`,
  botVersion: { pk: 'BOT-VERSION', sk: 'BOT-VERSION' },
  tokens: (period: string) => ({ pk: `TOKENS#${period}`, sk: 'TOKENS' }),
  unanswered: (id: string) => ({ pk: `UNANSWERED#${id}`, sk: 'UNANSWERED' }),
  unansweredGroups: 'UNANSWERED',
  answerCounts: (day: string) => ({ pk: 'ANSWERS', sk: day }),
  answerDays: 'ANSWERS',
  salt: (day: string) => ({ pk: `SALT#${day}`, sk: 'SALT' }),
  counter: (name: string) => ({ pk: `COUNTER#${name}`, sk: 'COUNTER' }),
  inTrash: (kind: TrashKind, id: string | number) => ({ pk: 'TRASH', sk: `${kind}#${id}` }),
  trash: 'TRASH',
  /** `name` is a hash of one announcement to one person. */
  digest: (name: string) => ({ pk: `DIGEST#${name}`, sk: 'DIGEST' }),
  found: (beginning: string) => `FOUND#lead#${beginning}`,
  foundBy: (leadId: string) => ({ pk: `FOUND-BY#lead#${leadId}`, sk: 'FOUND-BY' }),
  loginNetwork: (id: string) => ({ pk: `LOGIN-NETWORK#${id}`, sk: 'LOGIN-NETWORK' }),
  throttle: (name: string) => ({ pk: `THROTTLE#${name}`, sk: 'THROTTLE' }),
}

const smallPatterns = Object.fromEntries(
  smallNouns.map((name) => {
    const partition = partitionOf(name)
    return [name, nouns[name].id === 'number' ? [partition, `COUNTER#${partition}`] : [partition]]
  }),
) as Record<SmallNoun, string[]>

/** The partition keys of each entity in the table and its indexes; `*` stands for the rest. */
export const keyPatterns = {
  user: ['USER#*'],
  team: ['TEAM'],
  session: ['SESSION#*'],
  accountLink: ['ACCOUNT-LINK#*'],
  passkey: ['PASSKEYS#*'],
  challenge: ['CHALLENGE#*'],
  lead: ['LEAD#*', 'LEADS', 'LEADS#*'],
  leadEvent: ['LEAD-EVENTS#*'],
  erased: ['ERASED#*', 'ERASED'],
  pulse: ['PULSE'],
  post: ['POST#*', 'POSTS', 'POSTS#DRAFTS'],
  postSlug: ['POST-SLUG#*'],
  postRevision: ['POST-REVISIONS#*'],
  postChanges: ['POST-CHANGES#*'],
  picture: ['PICTURE#*', 'PICTURES'],
  ...smallPatterns,
  setting: ['SETTING'],
  video: ['VIDEO'],
  videoList: ['YOUTUBE'],
  videoPost: ['POSTS-ABOUT#*'],
  channel: ['CHANNEL'],
  origin: ['ORIGIN'],
  audit: ['AUDIT#*'],
  answered: ['ANSWERED#*'],
  botVersion: ['BOT-VERSION'],
  tokens: ['TOKENS#*'],
  unanswered: ['UNANSWERED#*', 'UNANSWERED'],
  answerCounts: ['ANSWERS'],
  salt: ['SALT#*'],
  trash: ['TRASH'],
  digest: ['DIGEST#*'],
  found: ['FOUND#lead#*'],
  foundBy: ['FOUND-BY#lead#*'],
  loginNetwork: ['LOGIN-NETWORK#*'],
  throttle: ['THROTTLE#*'],
} as const

export type Entity = keyof typeof keyPatterns
