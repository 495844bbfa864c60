export {
  type AccountLink,
  findAccountLink,
  joinByLink,
  makeInvite,
  makeReset,
  resetByLink,
} from './account/account-link.ts'
export { auditing } from './account/audit.ts'
export * from './account/audit-list.ts'
export { findSalt, isLoginNetwork, rememberLoginNetwork, saltOf } from './account/login-network.ts'
export {
  addPasskey,
  findPasskey,
  keepChallenge,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  renamePasskey,
  type StoredPasskey,
  takeChallenge,
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
export type { Edit } from './db/edit.ts'
export { firstEdit, given } from './db/edit.ts'
export { readingOnce } from './db/reading-once.ts'
export { behindHash, notingUnreadable, type UnreadableItem } from './db/unreadable.ts'
export { get as findItem, type Item, type Key, tellAudit } from './db/verbs.ts'
export { storeWhole } from './db/write-many.ts'
export * from './lead/change.ts'
export * from './lead/change.ts'
export * from './lead/event.ts'
export { itemOfLeadEvent, leadEvents } from './lead/event.ts'
export { keepErased, type LeadFact, leadFactsSince, leadsAmong, listErased } from './lead/lead.ts'
export * from './lead/list.ts'
export * from './lead/list.ts'
export * from './lead/list.ts'
export { leadCount } from './lead/list.ts'
export { dueDayOf } from './lead/place.ts'
export type { SearchedWords } from './lead/search.ts'
export * from './lead/search.ts'
export { indexBeginnings, itemsOfIndexed, markOfOwner, marksOfWishes } from './lead/search-index.ts'
export * from './lead/version.ts'
export {
  claimDigest,
  claimNotice,
  isSummaryNoted,
  noteSummary,
  type Telling,
} from './nouns/digest.ts'
export { itemInTrash } from './nouns/move-to-trash.ts'
export type { TableOf } from './nouns/noun-table.ts'
export { originItem, readOrigin, writeOrigin } from './nouns/origin.ts'
export { describePicture } from './nouns/pictured.ts'
export {
  findInTrash,
  type InTrash,
  listTrash,
  putBack,
  removeFromTrash,
} from './nouns/trash.ts'
export {
  dropChanges,
  findChanges,
  postsWithChanges,
  putChanges,
  removing as removingChanges,
  type StoredPostChanges,
  withChanges,
} from './post/changes.ts'
export {
  type PublicPost,
  publicAt,
  readPosts,
  type StoredPost,
} from './post/item.ts'
export { findPreview, makePreview, revokePreviews } from './post/preview.ts'
export {
  findRevision,
  itemOfRevision,
  listRevisions,
  placeOfRevision,
  type StoredPostRevision,
} from './post/revision.ts'
export * from './schema/entities.ts'
export type { EntityEntry, Grant, ItemAction } from './schema/entity.ts'
export * from './schema/grants.ts'
export { grants, grantsOf, mayCall, type TableCall } from './schema/grants.ts'
export {
  type Entity,
  foldUsername,
  keyPatterns,
  keys,
  skeletonOf,
} from './schema/keys.ts'
export { type IndexName, tableSchema } from './schema/schema.ts'
export {
  type Change,
  changeIn,
  type StreamedEntity,
  streamed,
  streamedEntity,
} from './schema/streamed.ts'
