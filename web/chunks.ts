import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.CodeSplittingGroup

/** The loader must not wait for a chunk that it loads. */
const loader: Chunk = {
  name: 'loader',
  test: /vite\/preload-helper|\/web\/src\/begin\//,
  priority: 2,
}

/** Every page needs the brand, but few need these parts. */
const brand: Chunk = {
  name: 'brand',
  test: /\/packages\/site\/src\/(bot|chat-[a-z-]+|posts|reply-templates|videos)\.ts$/,
  priority: 1,
  entriesAware: true,
}

const everywhere = [
  /\/node_modules\/(react-dom|react-router)\//,
  /\/react-query\/build\/modern\/useInfiniteQuery\./,
  /\/web\/src\/(boot\/|shell\/|api\.|call\.|entries\/hydrate\.)/,
  /\/web\/src\/(plain\/|names\/|ui\/(art|button|field|page-meta|page\/shown-picture|use-browser-state|use-search-text)\.)/,
  /\/web\/src\/effects\/(sound|constants)\./,
  /\/packages\/contract\/src\/(route\/limits|site\/subscribers)\./,
  /lean-routes:(videos|\w+\/visitors)/,
  /\/icons\/(arrow-(left|right|up-right)|copy)\./,
]

/** What nearly every page needs: one large file compresses best. */
const app: Chunk = { name: 'app', test: (id) => everywhere.some((part) => part.test(id)) }

/** The schemas, which only forms need. */
const rules: Chunk = {
  name: 'rules',
  test: /\/node_modules\/zod\/|\/packages\/contract\/src\/(route\/fields|lead\/leads?)\./,
}

/** Separate, as forms need it before the rules, which import it too. */
const phone: Chunk = {
  name: 'phone',
  test: /\/packages\/contract\/src\/(lead\/phone|route\/digits|lead\/choices)\./,
  priority: 1,
}

/** For public pages; the office rarely needs it. */
const drawn = [/\/web\/src\/ui\/page\/page-parts\./, /\/icons\/(calendar-plus|download)\./]
const pieces: Chunk = { name: 'pieces', test: (id) => drawn.some((part) => part.test(id)) }

/** Used by the office too. */
const post: Chunk = { name: 'post', test: /\/web\/src\/features\/blog\/(month|post)\./ }

const blog: Chunk = {
  name: 'blog',
  test: /\/web\/src\/features\/blog\/(cover|post-rows)\./,
}

const forms: Chunk = { name: 'forms', test: /\/node_modules\/react-hook-form\// }

const dashboard = join(import.meta.dirname, 'src/entries/dashboard.tsx')
const ours = /\/web\/src\/(features|office)\//
/** Other routes come with their own page. */
const routes = /lean-routes:(auth|exports|leads|pictures|posts|settings)(\/team)?$/

/** What the leads list needs at once, with the office's UI. */
const first: Chunk = {
  debugName: 'first',
  name: (id, ctx) => {
    if (routes.test(id)) return 'kit'
    const found = new Set([dashboard])
    for (const one of found)
      for (const next of ctx.getModuleInfo(one)?.importedIds ?? [])
        if (ours.test(next)) found.add(next)
    if (!found.has(id)) return null
    return id.includes('/src/office/') ? 'kit' : 'leads'
  },
  test: (id) => ours.test(id) || routes.test(id),
}

const changing = [
  /\/web\/src\/office\/(form\/fields|list\/(row|use-row-focus))\./,
  /\/packages\/contract\/src\/(bot\/answer-way|bot\/row|route\/noun|route\/links|route\/validity|route\/inputs)\./,
  /\/icons\/(calendar-days|image-up|triangle-exclamation-point)\./,
]

/** Shared by editable lists. */
const lists: Chunk = { name: 'lists', test: (id) => changing.some((part) => part.test(id)) }

const resources: Chunk = {
  name: 'resources',
  test: /\/web\/src\/office\/resource\/(resource|resource-changes|resource-list)\.|\/packages\/contract\/src\/route\/nouns\./,
}

const editing: Chunk = {
  name: 'editing',
  test: /\/web\/src\/office\/form\/(use-editor|editor-form)\.|\/@hookform\/resolvers\//,
}

/** What the bundler would split into many small files, of the office. */
export const officeChunks = [
  loader,
  brand,
  phone,
  app,
  rules,
  pieces,
  post,
  blog,
  forms,
  first,
  lists,
  resources,
  editing,
]

/** The first script of a public page with what it shares with others: it waits for nothing that it loads later. */
const begin: Chunk = {
  name: 'boot',
  test: /rolldown\/runtime|vite\/preload-helper|\/web\/src\/begin\//,
  priority: 3,
}

/** What a page does without React, with the session, sounds and effects but the cursor's, in one file: islands use parts of it. */
const visitor: Chunk = {
  name: 'visitor',
  test: /\/web\/src\/(boot|plain|names|effects\/(?!cursor\/))|\/packages\/(site\/src\/(index|kolkata-time|date-words)|edge\/src\/speculation-rules)\./,
  priority: 2,
}

/** Comes with the first island. */
const react: Chunk = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler)\//,
  priority: 2,
}

/** What both request forms and the request in the chat need. */
const requestForm: Chunk = {
  name: 'request-form',
  test: /\/web\/src\/features\/request-form\//,
  minShareCount: 2,
  priority: 1,
}

/** What several islands of one folder need: other pages do without it. */
const ofFolder = (name: string, test: RegExp): Chunk => ({
  name,
  test,
  minShareCount: 2,
  priority: 1,
})
const posts = ofFolder('blog', /\/(web\/src\/features\/blog|packages\/markdown\/src)\//)
const windows = ofFolder('videos', /\/web\/src\/features\/videos\//)

/** What several islands need. */
const island: Chunk = {
  name: 'island',
  test: /./,
  minShareCount: 2,
}

const contract = /\/packages\/contract\/src\//
const validator = /\/node_modules\/zod\//

/** Schemas and what reads them: only the request forms need them, once somebody types. */
const schemas: Chunk = {
  name: (id, modules) =>
    validator.test(id) ||
    (contract.test(id) && modules.getModuleInfo(id)?.importedIds.some((one) => validator.test(one)))
      ? 'rules'
      : null,
  test: (id) => validator.test(id) || contract.test(id),
  priority: 2,
}

/** The chunks of public pages. */
export const visitorChunks = [
  begin,
  visitor,
  react,
  schemas,
  forms,
  requestForm,
  posts,
  windows,
  island,
]
