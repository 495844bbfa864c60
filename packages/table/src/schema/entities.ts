import { pictureGroups } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { storedAccountLink } from '../account/account-link.ts'
import { storedAudit } from '../account/audit-list.ts'
import { storedLoginNetwork, storedSalt } from '../account/login-network.ts'
import { storedChallenge, storedPasskey } from '../account/passkey.ts'
import { storedSession } from '../account/session.ts'
import { listUsers, storedTeam } from '../account/team.ts'
import { findUser, storedUser } from '../account/user.ts'
import { storedAnswerCounts, storedAnswered } from '../bot/answered.ts'
import { storedUnanswered } from '../bot/unanswered.ts'
import { atOnce, byCursor, listOf } from '../db/walk.ts'
import { storedLeadEvent } from '../lead/event.ts'
import { listErased, storedErased, storedLead } from '../lead/lead.ts'
import { pagesOfLeads } from '../lead/list.ts'
import { storedFound, storedFoundBy } from '../lead/search-index.ts'
import { storedPulse } from '../lead/version.ts'
import { describing } from '../nouns/describe-picture.ts'
import { storedDigest } from '../nouns/digest.ts'
import { nounEntities, trashing } from '../nouns/noun-entities.ts'
import { storedOrigin } from '../nouns/origin.ts'
import { listPictureNotes, storedPictureNote } from '../nouns/picture.ts'
import { listSettings, storedSetting } from '../nouns/setting.ts'
import { describeInTrash, listTrash, storedTrash } from '../nouns/trash.ts'
import {
  listKeptVideos,
  storedChannel,
  storedVideo,
  storedVideoPost,
  storedVideos,
} from '../nouns/video.ts'
import { storedPostChanges } from '../post/changes.ts'
import { type StoredPost, storedPost } from '../post/item.ts'
import { listEveryPost } from '../post/list.ts'
import { findPostById, storedPostSlug } from '../post/post.ts'
import { storedPostPreview } from '../post/preview.ts'
import { storedPostRevision } from '../post/revision.ts'
import { pagesOfChanges, pagesOfRevisions } from '../post/revision-walk.ts'
import {
  all,
  audited,
  changed,
  type EntityEntry,
  type Grant,
  listed,
  lookedUpBy,
  read,
  rendered,
} from './entity.ts'
import { type Entity, keyPatterns, keys } from './keys.ts'

export * from '../bot/unanswered.ts'
export * from '../lead/lead.ts'
export * from '../nouns/nouns.ts'
export * from '../nouns/nouns.ts'
export * from '../nouns/picture.ts'
export * from '../nouns/setting.ts'
export * from '../nouns/video.ts'
export * from '../nouns/video.ts'
export * from '../nouns/video.ts'
export * from '../post/list.ts'
export * from '../post/post.ts'

/** The first reader creates it in the same call. */
const agreed: Grant = { actions: ['GetItem', 'UpdateItem'] }
const madeOnce: Grant = { actions: ['GetItem', 'PutItem'] }
const counted: Grant = { actions: ['PutItem', 'UpdateItem'] }
const announced: Grant = { actions: ['PutItem'] }
/** Restoring writes the whole item. */
const putBack: Grant = { actions: ['GetItem', 'PutItem'] }
const searched = { exports: listed, leads: listed }
const leadIndexes = ['gsi1', 'gsi2', 'gsi3'] as const

const heard = { notices: read, reactions: read }

/** Only usable accounts count. */
const canLogIn = ({ username }: { username: string }) => findUser(username)

const numbered = z.object({ number: z.number() })

/** Every entity's schema, keys, grants and walk. */
export const entities = {
  user: {
    schema: storedUser,
    keyPatterns: keyPatterns.user,
    isPublic: false,
    grants: { auth: { actions: all } },
    walk: null,
  },
  team: {
    schema: storedTeam,
    keyPatterns: keyPatterns.team,
    isPublic: false,
    grants: { auth: { actions: changed }, leads: read, posts: read },
    walk: { lists: { admins: listOf(atOnce(listUsers), canLogIn) } },
  },
  session: {
    schema: storedSession,
    keyPatterns: keyPatterns.session,
    isPublic: false,
    grants: { ...lookedUpBy, auth: { actions: [...all, 'ConditionCheckItem'] } },
    walk: null,
  },
  accountLink: {
    schema: storedAccountLink,
    keyPatterns: keyPatterns.accountLink,
    isPublic: false,
    grants: { auth: { actions: ['GetItem', 'PutItem', 'UpdateItem'] } },
    walk: null,
  },
  passkey: {
    schema: storedPasskey,
    keyPatterns: keyPatterns.passkey,
    isPublic: false,
    grants: { auth: { actions: all, list: true } },
    walk: null,
  },
  challenge: {
    schema: storedChallenge,
    keyPatterns: keyPatterns.challenge,
    isPublic: false,
    grants: { auth: { actions: ['GetItem', 'PutItem', 'DeleteItem'] } },
    walk: null,
  },
  lead: {
    schema: storedLead,
    keyPatterns: keyPatterns.lead,
    isPublic: false,
    grants: {
      // It names leads by their companies.
      audit: { actions: ['BatchGetItem'] },
      exports: { actions: ['GetItem', 'BatchGetItem'], query: leadIndexes },
      leads: { actions: [...all, 'BatchGetItem'], query: leadIndexes },
      notices: { actions: ['GetItem', 'BatchGetItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
      numbers: { actions: [], query: ['gsi1', 'gsi3'] },
      // It erases those past their age.
      reactions: {
        actions: ['GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
        query: leadIndexes,
      },
    },
    walk: {
      query: ['gsi1'],
      lists: {
        leads: listOf(() => pagesOfLeads({ spam: false })),
        'leads kept apart': listOf(() => pagesOfLeads({ spam: true })),
        'leads held': listOf(() => pagesOfLeads({ spam: 'held' })),
      },
    },
  },
  leadEvent: {
    schema: storedLeadEvent,
    keyPatterns: keyPatterns.leadEvent,
    isPublic: false,
    grants: {
      exports: listed,
      leads: { actions: ['BatchWriteItem', 'PutItem', 'DeleteItem'], list: true },
      reactions: { actions: ['BatchWriteItem', 'DeleteItem'], list: true },
    },
    walk: null,
  },
  erased: {
    schema: storedErased,
    keyPatterns: keyPatterns.erased,
    isPublic: false,
    grants: { leads: { actions: ['PutItem', 'ConditionCheckItem'] } },
    walk: { query: ['gsi1'], lists: { 'erased leads': listOf(atOnce(listErased)) } },
  },
  pulse: {
    schema: storedPulse,
    keyPatterns: keyPatterns.pulse,
    isPublic: false,
    grants: { reactions: announced },
    walk: null,
  },
  post: {
    schema: storedPost,
    keyPatterns: keyPatterns.post,
    isPublic: true,
    grants: {
      'bot-training': { actions: ['GetItem'], query: ['gsi1'] },
      chat: { actions: ['GetItem'], query: ['gsi1'] },
      ...rendered({ actions: ['GetItem', 'BatchGetItem'], query: ['gsi1', 'gsi2'] }),
      posts: { actions: [...all, 'BatchGetItem', 'ConditionCheckItem'], query: ['gsi1', 'gsi2'] },
      reactions: { actions: ['GetItem'], query: ['gsi1', 'gsi2'] },
      trash: { ...putBack, query: ['gsi1'] },
      videos: read,
    },
    walk: {
      query: ['gsi1'],
      lists: { posts: listOf(byCursor(listEveryPost), ({ id }) => findPostById(id)) },
      describe: describing<StoredPost>(byCursor(listEveryPost), ({ id }) => keys.post(id), 'image'),
    },
  },
  postSlug: {
    schema: storedPostSlug,
    keyPatterns: keyPatterns.postSlug,
    isPublic: false,
    grants: {
      'bot-training': read,
      chat: read,
      ...rendered(read),
      posts: { actions: ['GetItem', 'PutItem', 'DeleteItem'] },
      trash: { actions: ['PutItem'] },
    },
    walk: null,
  },
  postPreview: {
    schema: storedPostPreview,
    keyPatterns: keyPatterns.postPreview,
    isPublic: false,
    grants: { posts: { actions: ['GetItem', 'PutItem'] } },
    walk: null,
  },
  picture: {
    schema: storedPictureNote,
    keyPatterns: keyPatterns.picture,
    isPublic: false,
    grants: {
      ...Object.fromEntries(pictureGroups.map((name) => [name, read])),
      pictures: { actions: all, query: ['gsi1'] },
      reactions: read,
      trash: putBack,
      ...rendered(read),
    },
    walk: { query: ['gsi1'], lists: { pictures: listOf(byCursor(listPictureNotes)) } },
  },
  ...nounEntities,
  trash: {
    schema: storedTrash,
    keyPatterns: keyPatterns.trash,
    isPublic: false,
    grants: {
      ...trashing,
      pictures: announced,
      posts: announced,
      reactions: read,
      trash: { actions: ['GetItem', 'UpdateItem', 'DeleteItem'], list: true },
    },
    walk: {
      list: true,
      lists: { trash: listOf(atOnce(() => listTrash(new Date()))) },
      describe: describeInTrash,
    },
  },
  // After the trash, whose posts have revisions too.
  postRevision: {
    schema: storedPostRevision,
    keyPatterns: keyPatterns.postRevision,
    isPublic: false,
    grants: {
      posts: { actions: all, list: true },
      trash: { actions: ['UpdateItem', 'DeleteItem'], list: true },
    },
    walk: {
      list: true,
      lists: { 'revisions of posts': listOf(pagesOfRevisions) },
    },
  },
  postChanges: {
    schema: storedPostChanges,
    keyPatterns: keyPatterns.postChanges,
    isPublic: false,
    grants: {
      posts: { actions: [...all, 'BatchGetItem'] },
      trash: { actions: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    },
    walk: {
      list: true,
      lists: { 'changes of posts': listOf(pagesOfChanges) },
    },
  },
  setting: {
    schema: storedSetting,
    keyPatterns: keyPatterns.setting,
    isPublic: true,
    grants: {
      'bot-training': listed,
      chat: listed,
      leads: listed,
      notices: listed,
      reactions: { actions: ['GetItem'], list: true },
      ...rendered(listed),
      settings: { actions: changed, list: true },
    },
    walk: { list: true, lists: { settings: listOf(atOnce(listSettings)) } },
  },
  video: {
    schema: storedVideo,
    keyPatterns: keyPatterns.video,
    isPublic: true,
    grants: {
      'bot-training': listed,
      chat: listed,
      posts: { actions: ['GetItem'], list: true },
      reactions: { actions: ['GetItem'], list: true },
      ...rendered({ actions: ['GetItem'], list: true }),
      'video-refresh': { actions: ['PutItem', 'UpdateItem'], list: true },
      videos: { actions: ['GetItem', 'UpdateItem'], list: true },
    },
    walk: { list: true, lists: { videos: listOf(atOnce(listKeptVideos)) } },
  },
  videoList: {
    schema: storedVideos,
    keyPatterns: keyPatterns.videoList,
    isPublic: true,
    grants: {
      'bot-training': read,
      chat: read,
      posts: read,
      reactions: read,
      ...rendered(read),
      'video-refresh': { actions: ['GetItem', 'PutItem'] },
      videos: read,
    },
    walk: null,
  },
  videoPost: {
    schema: storedVideoPost,
    keyPatterns: keyPatterns.videoPost,
    isPublic: false,
    grants: {
      ...rendered(listed),
      reactions: { actions: ['PutItem', 'DeleteItem'], list: true },
      videos: listed,
    },
    walk: null,
  },
  channel: {
    schema: storedChannel,
    keyPatterns: keyPatterns.channel,
    isPublic: true,
    grants: {
      'bot-training': read,
      chat: read,
      reactions: read,
      ...rendered(read),
      'video-refresh': { actions: ['GetItem', 'PutItem'] },
      videos: read,
    },
    walk: null,
  },
  origin: {
    schema: storedOrigin,
    keyPatterns: keyPatterns.origin,
    isPublic: false,
    grants: { auth: read, notices: read, posts: read, reactions: read, ...rendered(read) },
    walk: null,
  },
  audit: {
    schema: storedAudit,
    keyPatterns: keyPatterns.audit,
    isPublic: false,
    grants: { ...audited, audit: listed, ...heard },
    walk: null,
  },
  answered: {
    schema: storedAnswered,
    keyPatterns: keyPatterns.answered,
    isPublic: false,
    grants: { 'bot-training': listed, chat: { actions: ['UpdateItem'] } },
    walk: null,
  },
  botVersion: {
    schema: numbered,
    keyPatterns: keyPatterns.botVersion,
    isPublic: false,
    grants: {
      'bot-training': read,
      chat: read,
      reactions: { actions: ['GetItem', 'UpdateItem'] },
    },
    walk: null,
  },
  tokens: {
    schema: z.object({ used: z.number(), ttl: z.number() }),
    keyPatterns: keyPatterns.tokens,
    isPublic: false,
    grants: {
      'bot-training': { actions: changed },
      chat: { actions: changed },
    },
    walk: null,
  },
  unanswered: {
    schema: storedUnanswered,
    keyPatterns: keyPatterns.unanswered,
    isPublic: false,
    grants: {
      'bot-training': { actions: ['DeleteItem'], query: ['gsi1'] },
      reactions: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    },
    walk: null,
  },
  answerCounts: {
    schema: storedAnswerCounts,
    keyPatterns: keyPatterns.answerCounts,
    isPublic: false,
    grants: { chat: counted, numbers: listed },
    walk: null,
  },
  salt: {
    schema: storedSalt,
    keyPatterns: keyPatterns.salt,
    isPublic: false,
    grants: { auth: agreed, chat: agreed, leads: agreed, notices: agreed },
    walk: null,
  },
  digest: {
    schema: storedDigest,
    keyPatterns: keyPatterns.digest,
    isPublic: false,
    grants: { notices: { actions: changed }, reactions: madeOnce },
    walk: null,
  },
  found: {
    schema: storedFound,
    keyPatterns: keyPatterns.found,
    isPublic: false,
    grants: {
      ...searched,
      // By owner.
      leads: { actions: ['PutItem', 'DeleteItem'], list: true },
      reactions: { actions: ['BatchWriteItem'] },
    },
    walk: null,
  },
  foundBy: {
    schema: storedFoundBy,
    keyPatterns: keyPatterns.foundBy,
    isPublic: false,
    grants: { reactions: { actions: ['GetItem', 'PutItem', 'DeleteItem'] } },
    walk: null,
  },
  loginNetwork: {
    schema: storedLoginNetwork,
    keyPatterns: keyPatterns.loginNetwork,
    isPublic: false,
    grants: { auth: { actions: ['GetItem', 'PutItem'] } },
    walk: null,
  },
  throttle: {
    schema: z.object({ ttl: z.number() }),
    keyPatterns: keyPatterns.throttle,
    isPublic: false,
    grants: {
      auth: { actions: all },
      chat: { actions: changed },
      leads: { actions: changed },
      notices: { actions: changed },
      reactions: { actions: changed },
    },
    walk: null,
  },
} satisfies Record<Entity, EntityEntry>

export const everyEntity: readonly (readonly [Entity, EntityEntry])[] = Object.keys(entities).map(
  (name) => [name as Entity, entities[name as Entity]],
)
