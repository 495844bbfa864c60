import type { Rolldown } from 'vite'

type Chunk = Rolldown.CodeSplittingGroup

/** What loads all other chunks must not wait for any of them. */
const loader: Chunk = {
  name: 'loader',
  test: /vite\/preload-helper|\/web\/src\/ui\/(ask-again|reload)\./,
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
  /\/web\/src\/(shell\/|api\.|entries\/(routes|hydrate)\.)/,
  /\/web\/src\/ui\/(page-meta|reading|use-hydrated|close-button|piece)\./,
  /\/web\/src\/effects\/(sound|constants)\./,
  /\/packages\/contract\/src\/(limits|lead-contact)\./,
  /\/icons\/arrow-(left|right)\./,
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
  test: /\/packages\/contract\/src\/(phone|digits)\./,
  priority: 1,
}

/** Which modules share a file where the bundler's own choice would make many small ones. */
export const chunks = [loader, brand, phone, app, rules]
