/**
 * What browsers may render before a link is followed: every public page, once somebody points at the link or presses it. Links that play
 * a video where they stand, open a tab or lead to files are left out.
 */
export const speculationRules =
  '{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/admin","/admin/*","/login","/preview","/api/*","/media/*","/assets/*","/exports/*","/*.xml","/*.json"]}},{"not":{"selector_matches":"[target],[download],[data-play]"}}]},"eagerness":"moderate"}]}'

/** Allows this text as a script in a page; a test computes it anew. */
export const speculationRulesHash = "'sha256-YB/Ec+wc7VLr1kdZnOgzH9aQGHPhBX6thfGOI/pE7so='"
