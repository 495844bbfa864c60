export {
  type AccountLink,
  findAccountLink,
  joinByLink,
  makeInvite,
  makeReset,
  resetByLink,
} from './account-link.ts'
export { answersSince, countAnswer } from './answer-counts.ts'
export { answeredRows, countRowAnswer, type RowAnswers } from './answered.ts'
export { auditing } from './audit.ts'
export * from './audit-list.ts'
export * from './bot-version.ts'
export * from './bucket-grants.ts'
export * from './derived-id.ts'
export { claimDigest, claimNotice, isSummaryNoted, noteSummary, type Telling } from './digest.ts'
export type { Edit } from './edit.ts'
export { firstEdit, given } from './edit.ts'
export * from './entities.ts'
export type { EntityEntry, Grant, ItemAction } from './entity.ts'
export { keepErased, leadsAmong, listErased } from './erased.ts'
export { grants, grantsOf, mayCall, type TableCall } from './grants.ts'
export {
  type Entity,
  foldUsername,
  keyPatterns,
  keys,
} from './keys.ts'
export * from './lead-change.ts'
export { leadCount } from './lead-count.ts'
export * from './lead-dates.ts'
export * from './lead-due-list.ts'
export { itemOfLeadEvent, leadEvents } from './lead-event.ts'
export { type LeadFact, leadFactsSince } from './lead-facts.ts'
export * from './lead-list.ts'
export { dueDayOf } from './lead-place.ts'
export * from './lead-retention.ts'
export * from './lead-search.ts'
export * from './lead-version.ts'
export { isLoginNetwork, rememberLoginNetwork } from './login-network.ts'
export { itemInTrash } from './move-to-trash.ts'
export type { TableOf } from './noun-table.ts'
export { originItem, readOrigin, writeOrigin } from './origin.ts'
export * from './own-sessions.ts'
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
} from './passkey.ts'
export { describePicture } from './pictured.ts'
export {
  dropChanges,
  findChanges,
  postsWithChanges,
  putChanges,
  removing as removingChanges,
  type StoredPostChanges,
  withChanges,
} from './post-changes.ts'
export {
  type PublicPost,
  publicAt,
  readPosts,
  type StoredPost,
} from './post-item.ts'
export { findPreview, makePreview, revokePreviews } from './post-preview.ts'
export {
  findRevision,
  itemOfRevision,
  listRevisions,
  placeOfRevision,
  type StoredPostRevision,
} from './post-revision.ts'
export { readingOnce } from './reading-once.ts'
export { findSalt, saltOf } from './salt.ts'
export { type IndexName, tableSchema } from './schema.ts'
export type { SearchedWords } from './search.ts'
export { indexBeginnings, itemsOfIndexed, markOfOwner, marksOfWishes } from './search-index.ts'
export {
  createSession,
  endSession,
  findSession,
  proveSession,
  type Session,
  touchSession,
} from './session.ts'
export { skeletonOf } from './skeleton.ts'
export { type Change, changeIn, type StreamedEntity, streamed, streamedEntity } from './streamed.ts'
export { listUsers } from './team.ts'
export * from './throttle.ts'
export * from './tokens.ts'
export {
  findInTrash,
  type InTrash,
  listTrash,
  putBack,
  removeFromTrash,
} from './trash.ts'
export { behindHash, notingUnreadable, type UnreadableItem } from './unreadable.ts'
export {
  changePassword,
  createUser,
  findUser,
  removeUser,
  type StoredUser,
} from './user.ts'
export { get as findItem, type Item, type Key, tellAudit } from './verbs.ts'
export { storeWhole } from './write-many.ts'
