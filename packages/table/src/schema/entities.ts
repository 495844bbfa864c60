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
import { inOnePage, makeList, pagesByCursor } from '../db/walk.ts'
import { storedLeadEvent } from '../lead/event.ts'
import { listErased, storedErased, storedLead } from '../lead/lead.ts'
import { pagesOfLeads } from '../lead/list.ts'
import { storedFound, storedFoundBy } from '../lead/search-index.ts'
import { storedPulse } from '../lead/version.ts'
import { makeDescriber } from '../nouns/describe-picture.ts'
import { storedDigest } from '../nouns/digest.ts'
import { nounEntities, trashWriters } from '../nouns/noun-entities.ts'
import { storedOrigin } from '../nouns/origin.ts'
import { listPictureNotes, storedPictureNote } from '../nouns/picture.ts'
import { listSettings, storedSetting } from '../nouns/setting.ts'
import { describeInTrash, listTrash, storedTrash } from '../nouns/trash.ts'
import {
  listStoredVideos,
  storedChannel,
  storedVideo,
  storedVideoPost,
  storedVideos,
} from '../nouns/video.ts'
import { storedPostChanges } from '../post/changes.ts'
import { type StoredPost, storedPost } from '../post/item.ts'
import { listAllPosts } from '../post/list.ts'
import { findPostById, storedPostSlug } from '../post/post.ts'
import { storedPostRevision } from '../post/revision.ts'
import { pagesOfChanges, pagesOfRevisions } from '../post/revision-walk.ts'
import {
  allActions,
  auditWriters,
  changeActions,
  type EntityEntry,
  type Grant,
  grantRenderers,
  listOnly,
  readOnly,
  sessionReaders,
} from './entity.ts'
import { type Entity, keyPatterns, keys } from './keys.ts'

/** The first reader creates the item in the same call. */
const getOrCreate: Grant = { actions: ['GetItem', 'UpdateItem'] }
const putOrUpdate: Grant = { actions: ['PutItem', 'UpdateItem'] }
const putOnly: Grant = { actions: ['PutItem'] }
/** Restoring from the trash writes the whole item. */
const restoreItem: Grant = { actions: ['GetItem', 'PutItem'] }
const searchReaders = { exports: listOnly, leads: listOnly }
const leadIndexes = ['gsi1', 'gsi2', 'gsi3'] as const

const auditReaders = { notices: readOnly, reactions: readOnly }

/** A backup counts only accounts that can log in. */
const canLogIn = ({ username }: { username: string }) => findUser(username)

const storedCounter = z.object({ number: z.number() })

/** The schema, the keys, the rights and the lists of every entity. */
export const entities = {
  user: {
    schema: storedUser,
    keyPatterns: keyPatterns.user,
    grants: { auth: { actions: allActions } },
    walk: null,
  },
  team: {
    schema: storedTeam,
    keyPatterns: keyPatterns.team,
    grants: { auth: { actions: changeActions }, leads: readOnly, posts: readOnly },
    walk: { lists: { admins: makeList(inOnePage(listUsers), canLogIn) } },
  },
  session: {
    schema: storedSession,
    keyPatterns: keyPatterns.session,
    grants: { ...sessionReaders, auth: { actions: [...allActions, 'ConditionCheckItem'] } },
    walk: null,
  },
  accountLink: {
    schema: storedAccountLink,
    keyPatterns: keyPatterns.accountLink,
    grants: { auth: { actions: ['GetItem', 'PutItem', 'UpdateItem'] } },
    walk: null,
  },
  passkey: {
    schema: storedPasskey,
    keyPatterns: keyPatterns.passkey,
    grants: { auth: { actions: allActions, list: true } },
    walk: null,
  },
  challenge: {
    schema: storedChallenge,
    keyPatterns: keyPatterns.challenge,
    grants: { auth: { actions: ['GetItem', 'PutItem', 'DeleteItem'] } },
    walk: null,
  },
  lead: {
    schema: storedLead,
    keyPatterns: keyPatterns.lead,
    grants: {
      // The audit names a lead by its company.
      audit: { actions: ['BatchGetItem'] },
      exports: { actions: ['GetItem', 'BatchGetItem'], query: leadIndexes },
      leads: { actions: [...allActions, 'BatchGetItem'], query: leadIndexes },
      notices: { actions: ['GetItem', 'BatchGetItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
      numbers: { actions: [], query: ['gsi1', 'gsi3'] },
      // It erases leads past their age.
      reactions: {
        actions: ['GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
        query: leadIndexes,
      },
    },
    walk: {
      query: ['gsi1'],
      lists: {
        leads: makeList(() => pagesOfLeads({ spam: false })),
        'leads kept apart': makeList(() => pagesOfLeads({ spam: true })),
      },
    },
  },
  leadEvent: {
    schema: storedLeadEvent,
    keyPatterns: keyPatterns.leadEvent,
    grants: {
      exports: listOnly,
      leads: { actions: ['BatchWriteItem', 'PutItem', 'DeleteItem'], list: true },
      reactions: { actions: ['BatchWriteItem', 'DeleteItem'], list: true },
    },
    walk: null,
  },
  erased: {
    schema: storedErased,
    keyPatterns: keyPatterns.erased,
    grants: { leads: { actions: ['PutItem', 'ConditionCheckItem'] } },
    walk: { query: ['gsi1'], lists: { 'erased leads': makeList(inOnePage(listErased)) } },
  },
  pulse: {
    schema: storedPulse,
    keyPatterns: keyPatterns.pulse,
    grants: { reactions: putOnly },
    walk: null,
  },
  post: {
    schema: storedPost,
    keyPatterns: keyPatterns.post,
    grants: {
      'bot-training': { actions: ['GetItem'], query: ['gsi1'] },
      chat: { actions: ['GetItem'], query: ['gsi1'] },
      ...grantRenderers({ actions: ['GetItem', 'BatchGetItem'], query: ['gsi1', 'gsi2'] }),
      posts: {
        actions: [...allActions, 'BatchGetItem', 'ConditionCheckItem'],
        query: ['gsi1', 'gsi2'],
      },
      reactions: { actions: ['GetItem'], query: ['gsi1', 'gsi2'] },
      trash: { ...restoreItem, query: ['gsi1'] },
    },
    walk: {
      query: ['gsi1'],
      lists: { posts: makeList(pagesByCursor(listAllPosts), ({ id }) => findPostById(id)) },
      describe: makeDescriber<StoredPost>(
        pagesByCursor(listAllPosts),
        ({ id }) => keys.post(id),
        'image',
      ),
    },
  },
  postSlug: {
    schema: storedPostSlug,
    keyPatterns: keyPatterns.postSlug,
    grants: {
      'bot-training': readOnly,
      chat: readOnly,
      ...grantRenderers(readOnly),
      posts: { actions: ['GetItem', 'PutItem', 'DeleteItem'] },
      trash: { actions: ['PutItem'] },
    },
    walk: null,
  },
  picture: {
    schema: storedPictureNote,
    keyPatterns: keyPatterns.picture,
    grants: {
      ...Object.fromEntries(pictureGroups.map((name) => [name, readOnly])),
      pictures: { actions: allActions, query: ['gsi1'] },
      reactions: readOnly,
      trash: restoreItem,
      ...grantRenderers(readOnly),
    },
    walk: { query: ['gsi1'], lists: { pictures: makeList(pagesByCursor(listPictureNotes)) } },
  },
  ...nounEntities,
  trash: {
    schema: storedTrash,
    keyPatterns: keyPatterns.trash,
    grants: {
      ...trashWriters,
      pictures: putOnly,
      posts: putOnly,
      reactions: readOnly,
      trash: { actions: ['GetItem', 'UpdateItem', 'DeleteItem'], list: true },
    },
    walk: {
      list: true,
      lists: { trash: makeList(inOnePage(() => listTrash(new Date()))) },
      describe: describeInTrash,
    },
  },
  // It stands after the trash, whose posts have revisions too.
  postRevision: {
    schema: storedPostRevision,
    keyPatterns: keyPatterns.postRevision,
    grants: {
      posts: { actions: allActions, list: true },
      trash: { actions: ['UpdateItem', 'DeleteItem'], list: true },
    },
    walk: {
      list: true,
      lists: { 'revisions of posts': makeList(pagesOfRevisions) },
    },
  },
  postChanges: {
    schema: storedPostChanges,
    keyPatterns: keyPatterns.postChanges,
    grants: {
      posts: { actions: [...allActions, 'BatchGetItem'] },
      trash: { actions: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    },
    walk: {
      list: true,
      lists: { 'changes of posts': makeList(pagesOfChanges) },
    },
  },
  setting: {
    schema: storedSetting,
    keyPatterns: keyPatterns.setting,
    grants: {
      'bot-training': listOnly,
      chat: listOnly,
      leads: listOnly,
      notices: listOnly,
      reactions: { actions: ['GetItem'], list: true },
      ...grantRenderers(listOnly),
      settings: { actions: changeActions, list: true },
    },
    walk: { list: true, lists: { settings: makeList(inOnePage(listSettings)) } },
  },
  video: {
    schema: storedVideo,
    keyPatterns: keyPatterns.video,
    grants: {
      'bot-training': listOnly,
      chat: listOnly,
      posts: { actions: ['GetItem'], list: true },
      reactions: { actions: ['GetItem'], list: true },
      ...grantRenderers({ actions: ['GetItem'], list: true }),
      'video-refresh': { actions: ['PutItem', 'UpdateItem'], list: true },
      videos: listOnly,
    },
    walk: { list: true, lists: { videos: makeList(inOnePage(listStoredVideos)) } },
  },
  videoList: {
    schema: storedVideos,
    keyPatterns: keyPatterns.videoList,
    grants: {
      'bot-training': readOnly,
      chat: readOnly,
      posts: readOnly,
      reactions: readOnly,
      ...grantRenderers(readOnly),
      'video-refresh': { actions: ['GetItem', 'PutItem'] },
      videos: readOnly,
    },
    walk: null,
  },
  videoPost: {
    schema: storedVideoPost,
    keyPatterns: keyPatterns.videoPost,
    grants: {
      ...grantRenderers(listOnly),
      reactions: { actions: ['PutItem', 'DeleteItem'], list: true },
    },
    walk: null,
  },
  channel: {
    schema: storedChannel,
    keyPatterns: keyPatterns.channel,
    grants: {
      'bot-training': readOnly,
      chat: readOnly,
      reactions: readOnly,
      ...grantRenderers(readOnly),
      'video-refresh': { actions: ['GetItem', 'PutItem'] },
      videos: readOnly,
    },
    walk: null,
  },
  origin: {
    schema: storedOrigin,
    keyPatterns: keyPatterns.origin,
    grants: {
      auth: readOnly,
      notices: readOnly,
      posts: readOnly,
      reactions: readOnly,
      ...grantRenderers(readOnly),
    },
    walk: null,
  },
  audit: {
    schema: storedAudit,
    keyPatterns: keyPatterns.audit,
    grants: { ...auditWriters, audit: listOnly, ...auditReaders },
    walk: null,
  },
  answered: {
    schema: storedAnswered,
    keyPatterns: keyPatterns.answered,
    grants: { 'bot-training': listOnly, chat: { actions: ['UpdateItem'] } },
    walk: null,
  },
  botVersion: {
    schema: storedCounter,
    keyPatterns: keyPatterns.botVersion,
    grants: {
      'bot-training': readOnly,
      chat: readOnly,
      reactions: { actions: ['GetItem', 'UpdateItem'] },
    },
    walk: null,
  },
  tokens: {
    schema: z.object({ used: z.number(), ttl: z.number() }),
    keyPatterns: keyPatterns.tokens,
    grants: {
      'bot-training': { actions: changeActions },
      chat: { actions: changeActions },
    },
    walk: null,
  },
  unanswered: {
    schema: storedUnanswered,
    keyPatterns: keyPatterns.unanswered,
    grants: {
      'bot-training': { actions: ['DeleteItem'], query: ['gsi1'] },
      reactions: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    },
    walk: null,
  },
  answerCounts: {
    schema: storedAnswerCounts,
    keyPatterns: keyPatterns.answerCounts,
    grants: { chat: putOrUpdate, numbers: listOnly },
    walk: null,
  },
  salt: {
    schema: storedSalt,
    keyPatterns: keyPatterns.salt,
    grants: { auth: getOrCreate, chat: getOrCreate, leads: getOrCreate, notices: getOrCreate },
    walk: null,
  },
  digest: {
    schema: storedDigest,
    keyPatterns: keyPatterns.digest,
    grants: { notices: { actions: changeActions } },
    walk: null,
  },
  found: {
    schema: storedFound,
    keyPatterns: keyPatterns.found,
    grants: {
      ...searchReaders,
      // Changing the owner of a lead moves its index entry.
      leads: { actions: ['PutItem', 'DeleteItem'], list: true },
      reactions: { actions: ['BatchWriteItem'] },
    },
    walk: null,
  },
  foundBy: {
    schema: storedFoundBy,
    keyPatterns: keyPatterns.foundBy,
    grants: { reactions: { actions: ['GetItem', 'PutItem', 'DeleteItem'] } },
    walk: null,
  },
  loginNetwork: {
    schema: storedLoginNetwork,
    keyPatterns: keyPatterns.loginNetwork,
    grants: { auth: { actions: ['GetItem', 'PutItem'] } },
    walk: null,
  },
  throttle: {
    schema: z.object({ ttl: z.number() }),
    keyPatterns: keyPatterns.throttle,
    grants: {
      auth: { actions: allActions },
      chat: { actions: changeActions },
      leads: { actions: changeActions },
      notices: { actions: changeActions },
      reactions: { actions: changeActions },
    },
    walk: null,
  },
} satisfies Record<Entity, EntityEntry>

export const everyEntity: readonly (readonly [Entity, EntityEntry])[] = Object.keys(entities).map(
  (name) => [name as Entity, entities[name as Entity]],
)
