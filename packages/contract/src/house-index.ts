/**
 * What the search of the house goes by, as `/find.json` has it: of each video (by its id), post (by its slug) and
 * page (by its path) its title, and words by which it is found too, as they sound, between spaces.
 */
export type HouseIndex = {
  videos: readonly IndexEntry[]
  posts: readonly IndexEntry[]
  pages: readonly IndexEntry[]
}
export type IndexEntry = readonly [id: string, title: string, words: string]
