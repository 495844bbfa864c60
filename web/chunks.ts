import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.CodeSplittingGroup

/** What loads all other chunks must not wait for any of them. */
const loader: Chunk = {
  name: 'loader',
  test: /vite\/preload-helper|\/web\/src\/ui\/(ask-again|load-error-bar|reload)\./,
  priority: 2,
}

/** Few pages tell of these parts of the brand, though all know the brand. */
const brand: Chunk = {
  name: 'brand',
  test: /\/packages\/site\/src\/(bot|chat-offer|chat-request|posts|videos)\.ts$/,
  priority: 1,
  entriesAware: true,
}

const everywhere = [
  /\/node_modules\/(react-dom|react-router)\//,
  /\/react-query\/build\/modern\/useInfiniteQuery\./,
  /\/web\/src\/(shell\/|api\.|entries\/(routes|hydrate)\.)/,
  /\/web\/src\/ui\/(alpona-line|field|lang-of|long-date|more-link|new-key|page-meta|piece|reading|shown-picture|use-hydrated|use-playing|use-search-text)\./,
  /\/web\/src\/effects\/(sound|constants)\./,
  /\/packages\/contract\/src\/(kept-days|limits|lead-contact|subscribers)\./,
  /lean-routes:(videos|\w+\/visitors)/,
  /\/icons\/(arrow-(left|right|up-right)|copy)\./,
]

/** What nearly every page needs, with all that it imports: one large file compresses best. */
const app: Chunk = { name: 'app', test: (id) => everywhere.some((part) => part.test(id)) }

/** What forms are checked by. */
const rules: Chunk = {
  name: 'rules',
  test: /\/node_modules\/zod\/|\/packages\/contract\/src\/(fields|lead|lead-status)\./,
}

/** Forms need it before they need the rules, which load it too. */
const phone: Chunk = {
  name: 'phone',
  test: /\/packages\/contract\/src\/(phone|digits|lead-wish)\./,
  priority: 1,
}

/** What public pages are drawn with, and the office seldom. */
const drawn = [
  /\/web\/src\/ui\/(both-tongues|desk-grid|film|khata|page-head|player|promises|red-floor|say|section-head|street)\./,
  /\/web\/src\/entries\/(late-form|near)\./,
  /\/icons\/(calendar-plus|download)\./,
]
const pieces: Chunk = { name: 'pieces', test: (id) => drawn.some((part) => part.test(id)) }

/** What is known of a post, in the office too. */
const post: Chunk = { name: 'post', test: /\/web\/src\/features\/blog\/(month|post)\./ }

/** What public pages draw posts with. */
const blog: Chunk = {
  name: 'blog',
  test: /\/web\/src\/features\/blog\/(clothes-line|cover|post-card)\./,
}

/** Forms of public pages and editors of the office. */
const forms: Chunk = { name: 'forms', test: /\/node_modules\/react-hook-form\// }

const dashboard = join(import.meta.dirname, 'src/entries/dashboard.tsx')
const ours = /\/web\/src\/(features|office)\//
/** Those of any other noun come with its own page. */
const routes = /lean-routes:(auth|exports|leads|pictures|posts|settings)(\/team)?$/

/** What the list of requests imports at once: its own, and the kit of the office. */
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
  /\/web\/src\/office\/(change-query|changed-by|check-field|field-row|select-field|use-kept-focus)\./,
  /\/packages\/contract\/src\/(answer-way|bot-row|display-order|links|validity|version|youtube-link)\./,
  /\/icons\/(calendar-days|image-up|triangle-exclamation-point)\./,
]

/** What lists of the office share that add to, change and take away. */
const lists: Chunk = { name: 'lists', test: (id) => changing.some((part) => part.test(id)) }

/** What every list is made of that is a resource. */
const resources: Chunk = {
  name: 'resources',
  test: /\/web\/src\/office\/(resource|resource-changes|resource-list|restore)\.|\/packages\/contract\/src\/nouns\./,
}

/** What editors of the office share. */
const editing: Chunk = {
  name: 'editing',
  test: /\/web\/src\/office\/(use-editor|editor-form)\.|\/@hookform\/resolvers\//,
}

/** Which modules share a file where the bundler's own choice would make many small ones. */
export const chunks = [
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
