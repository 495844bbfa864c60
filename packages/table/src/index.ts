export {
  type AccountLink,
  createInvite,
  createReset,
  findAccountLink,
  joinByLink,
  resetByLink,
} from './account/account-link.ts'
export { runAudited } from './account/audit.ts'
export * from './account/audit-list.ts'
export { findSalt, isLoginNetwork, rememberLoginNetwork, saltOf } from './account/login-network.ts'
export {
  addPasskey,
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  removePasskey,
  type StoredPasskey,
  storeChallenge,
  useUpChallenge,
} from './account/passkey.ts'
export {
  createSession,
  endSession,
  findSession,
  proveSession,
  type Session,
  touchSession,
} from './account/session.ts'
export { listUsers } from './account/team.ts'
export * from './account/throttle.ts'
export * from './account/user.ts'
export {
  changePassword,
  createUser,
  findUser,
  removeUser,
  type StoredUser,
} from './account/user.ts'
export {
  answeredRows,
  answersSince,
  countAnswer,
  countRowAnswer,
  type RowAnswers,
} from './bot/answered.ts'
export * from './bot/bot-version.ts'
export * from './bot/tokens.ts'
export * from './bot/unanswered.ts'
export type { EditContext } from './db/edit.ts'
export { firstStamps, omitUndefined } from './db/edit.ts'
export { shareReads } from './db/reading-once.ts'
export { afterHash, collectUnreadable, type UnreadableItem } from './db/unreadable.ts'
export { get as findItem, type Item, type Key, writeAuditEntry } from './db/verbs.ts'
export { storeWithParts } from './db/write-many.ts'
export * from './lead/change.ts'
export * from './lead/event.ts'
export { itemOfLeadEvent, listLeadEvents } from './lead/event.ts'
export * from './lead/lead.ts'
export {
  findErasedLeads,
  type LeadFact,
  listErased,
  listLeadFacts,
  storeErased,
} from './lead/lead.ts'
export * from './lead/list.ts'
export { dueDayOf } from './lead/list-keys.ts'
export * from './lead/search.ts'
export { indexLead, itemsOfIndexed, ownerMark } from './lead/search-index.ts'
export * from './lead/version.ts'
export { claimNotice } from './nouns/digest.ts'
export { itemInTrash } from './nouns/move-to-trash.ts'
export type { TableOf } from './nouns/noun-table.ts'
export * from './nouns/nouns.ts'
export { originItem, readOrigin, writeOrigin } from './nouns/origin.ts'
export * from './nouns/picture.ts'
export { describePicture } from './nouns/pictured.ts'
export * from './nouns/setting.ts'
export {
  findInTrash,
  listTrash,
  putBack,
  removeFromTrash,
  type StoredTrash,
} from './nouns/trash.ts'
export * from './nouns/video.ts'
export {
  applyChanges,
  changesRemoval,
  dropChanges,
  findChanges,
  postsWithChanges,
  putChanges,
  type StoredPostChanges,
} from './post/changes.ts'
export {
  type PublicPost,
  publicAt,
  readPosts,
  type StoredPost,
} from './post/item.ts'
export * from './post/list.ts'
export * from './post/post.ts'
export {
  findRevision,
  itemOfRevision,
  listRevisions,
  revisionSortKey,
  type StoredPostRevision,
} from './post/revision.ts'
export * from './schema/entities.ts'
export type { EntityEntry, Grant, ItemAction } from './schema/entity.ts'
export * from './schema/grants.ts'
export {
  type Entity,
  foldUsername,
  keyPatterns,
  keys,
  skeletonOf,
} from './schema/keys.ts'
export { type IndexName, tableSchema } from './schema/schema.ts'
export {
  readStreamChange,
  type StreamChange,
  type StreamedEntity,
  streamedEntity,
  streamedPrefixes,
} from './schema/streamed.ts'
