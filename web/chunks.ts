import type { Rolldown } from 'vite'

type Chunk = Rolldown.CodeSplittingGroup
type Modules = { getModuleInfo: (id: string) => { importers: string[] } | null }

/** The list of what a package of ours exports: what it names is loaded where it is used. */
const isIndex = (id: string) => /\/packages\/[^/]+\/src\/index\.ts$/.test(id)

/** Whether a module stands in a folder, or something that is loaded with the folder imports it. */
const isNeededIn = (folder: RegExp, id: string, modules: Modules) => {
  const ids = new Set([id])
  for (const one of ids) {
    if (folder.test(one)) return true
    if (isIndex(one) && one !== id) continue
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) ids.add(importer)
  }
  return false
}

/** All that a folder needs at once, in one file: one large file compresses best. */
const neededIn = (name: string, folder: RegExp): Chunk => ({
  debugName: name,
  name: (id, modules) => (isNeededIn(folder, id, modules) ? name : null),
  priority: 2,
})

/**
 * The first script of a page with what it shares with others: it waits for nothing that it loads later. With the
 * page and its styles in it, it is one file, instead of one that only asks for the other.
 */
const begin: Chunk = {
  name: 'boot',
  test: /vite\/preload-helper|\/web\/(\w+\.html|src\/(begin|entries\/boot|styles)\b)/,
  priority: 3,
}

/** What several modules need of these; pages without them do without it. */
const ofSeveral = (name: string, test: RegExp, priority = 1): Chunk => ({
  name,
  test,
  minShareCount: 2,
  priority,
})

/**
 * What several modules need of a folder, and what only modules of that folder need of others. That is not known of
 * packages, which are imported by way of their index.
 */
const ofSeveralIn = (name: string, folder: RegExp, others: RegExp): Chunk => ({
  debugName: name,
  name: (id, modules) => {
    const isOnlyNeededIn = () =>
      id.includes('/web/src/') &&
      isNeededIn(folder, id, modules) &&
      !isNeededIn(others, id, modules)
    return folder.test(id) || isOnlyNeededIn() ? name : null
  },
  minShareCount: 2,
  priority: 1,
})

/** The chunks of public pages: what `boot` needs without React, React with the first island, and what islands share, by folder. */
export const visitorChunks = [
  begin,
  neededIn('visitor', /\/web\/src\/boot\//),
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  ofSeveralIn(
    'request-form',
    /\/(web\/src\/features\/request-form|packages\/contract\/src\/lead)\//,
    /\/web\/src\/(entries|shell|features\/(blog|chat|videos))\/|\/islands\/(account|chat|more-|post-|video-)/,
  ),
  ofSeveral('blog', /\/(web\/src\/features\/blog|packages\/markdown\/src)\//),
  ofSeveral('videos', /\/web\/src\/features\/videos\//),
  ofSeveralIn(
    'lists',
    /\/web\/src\/features\/(blog|videos)\//,
    /\/web\/src\/(entries|shell|features\/(chat|request-form))\/|\/islands\/(account|chat|home-|work-)/,
  ),
  ofSeveral('island', /./, 0),
]

/** The chunks of the office: what it opens with, and what its other pages share, by folder. */
export const officeChunks = [
  begin,
  neededIn('app', /\/web\/src\/entries\/first\//),
  ofSeveral('rules', /\/(node_modules\/(zod|lucide-react)|packages\/contract)\//),
  ofSeveral('forms', /\/node_modules\/(react-hook-form|@hookform)\//),
  ofSeveral('lists', /\/web\/src\/(office\/(list|resource|page)|ui)\//),
  ofSeveral('pictures', /\/web\/src\/office\/picture\//),
  ofSeveral('blog', /\/web\/src\/features\/blog\//),
  ofSeveral('editing', /\/web\/src\/office\/form\//, 0),
]
