/** Said of every route that changes an entity by its fields. */
export const changeNote =
  "Fields that are absent stay; null or '' clears one that may be empty. With If-Match it is done only while that version stands."
