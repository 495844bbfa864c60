// Who may import whom. A rule's `pathNot` lists what is allowed; tests may also reach what they need.

const test = '\\.(test|spec)\\.tsx?$'
const testing =
  '^(packages/[^/]+|functions|infra|web)/(testing|test|e2e)/|/(vite|vitest|playwright(\\.browsers)?)\\.config\\.ts$'
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}(/|$)`)
const anyNpm = '(^|/)node_modules/'
const index = (...packages) => packages.map((name) => `^packages/${name}/src/`)

/** Nothing in `folder` but its tests imports anything that is not listed. */
const only = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: folder, pathNot: [test, testing] },
  to: { pathNot: [folder, ...allowed] },
})

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const vagueFolder = '(^|/)(utils|helpers|common|lib|shared|misc|types|services)/'
const vague = 'A folder is named for what it holds.'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-circles', 'Two files that need each other are one thing.', {}, { circular: true }),
    never(
      'resolvable',
      'The import leads nowhere.',
      {},
      // The pages function carries what the web build makes, which a fresh clone has not built yet.
      { couldNotResolve: true, pathNot: 'web/dist/server/' },
    ),
    never(
      'no-tests-in-product',
      'What ships never imports what only tests use.',
      { pathNot: [test, testing, '^packages/bench/'] },
      { path: [test, testing] },
    ),
    never('clear-folder-names', vague, { path: vagueFolder }, {}),
    never('clear-folder-names-imported', vague, {}, { path: vagueFolder, pathNot: anyNpm }),
    never('clear-folder-names-alone', vague, { orphan: true, path: vagueFolder }, {}),

    only(
      'contract-imports-zod',
      '^packages/contract/',
      npm('zod'),
      'The seam depends on zod only.',
    ),
    only(
      'markdown-imports-contract-text-and-parser',
      '^packages/markdown/',
      [...index('contract', 'text'), ...npm('markdown-it')],
      'What a post is made of, wherever it is read.',
    ),
    only('text-imports-nothing', '^packages/text/', [], 'Pure functions of text.'),
    only('site-imports-nothing', '^packages/site/', [], 'One file of plain values.'),
    only('edge-imports-nothing', '^packages/edge/', [], 'It also runs inside CloudFront.'),
    only(
      'table-imports-contract-and-sdk',
      '^packages/table/',
      [...index('contract', 'site'), ...npm('@aws-sdk', 'zod'), '^(async_hooks|crypto|util)$'],
      'Storage knows the contract, the days of the brand and DynamoDB.',
    ),
    never(
      'operate-imports-packages',
      'The operator works through the packages.',
      { path: '^packages/operate/', pathNot: [test, testing] },
      {
        path: '^(packages|functions|infra|web)/',
        pathNot: [
          ...index('contract', 'text', 'site', 'table', 'edge', 'local', 'operate'),
          '^functions/src/auth/(password|weak-password)\\.ts$',
          '^functions/src/bot/stored-question\\.ts$',
        ],
      },
    ),

    never(
      'group-imports-no-group',
      'Each group is its own Lambda: what two of them need stands in a package, http, adapters, public-data, page-rendering, searching, bot or text-rendering.',
      {
        path: '^functions/src/([^/]+)/',
        pathNot: [
          test,
          '^functions/src/(http|adapters|public-data|page-rendering|searching|bot|text-rendering)/',
        ],
      },
      {
        path: '^functions/src/',
        pathNot:
          '^functions/src/($1|http|adapters|public-data|page-rendering|searching|bot|text-rendering)/',
      },
    ),
    never(
      'http-and-adapters-know-no-group',
      'What every group uses knows none of them.',
      { path: '^functions/src/(http|adapters|bot|text-rendering)/', pathNot: test },
      {
        path: '^functions/src/',
        pathNot: '^functions/src/(http|adapters|bot|text-rendering|public-data)/',
      },
    ),
    never(
      'only-the-bot-knows-what-is-public',
      'It looks among the videos and posts that visitors see; what it answers with knows nothing of it.',
      { path: '^functions/src/(http|adapters|text-rendering|public-data)/', pathNot: test },
      { path: '^functions/src/bot/' },
    ),
    never(
      'http-and-adapters-know-nothing-public',
      'They carry, and decide nothing.',
      { path: '^functions/src/(http|adapters|text-rendering)/', pathNot: test },
      { path: '^functions/src/public-data/' },
    ),
    never(
      'functions-import-packages',
      'Handlers reach contract, markdown, text, site, edge and table, nothing else of the product.',
      { path: '^functions/src/', pathNot: test },
      {
        path: '^(packages|infra|web|functions)/',
        pathNot: [
          ...index('contract', 'markdown', 'text', 'site', 'edge', 'table'),
          '^functions/src/',
          '^web/dist/server/(entry-server\\.js|[a-z-]+\\.html)$',
        ],
      },
    ),
    never(
      'public-data-knows-no-group',
      'What visitors are shown is read alike for the API and for pages.',
      { path: '^functions/src/public-data/', pathNot: test },
      { path: '^functions/src/', pathNot: '^functions/src/public-data/' },
    ),
    never(
      'only-pages-are-rendered',
      'Only what publishes pages, and what answers for those that are not there, renders the site.',
      {
        path: '^functions/',
        pathNot: ['^functions/src/(pages|publish|page-rendering)/', test, testing],
      },
      { path: '^functions/src/page-rendering/' },
    ),
    never(
      'page-rendering-knows-no-group',
      'One renderer for both.',
      { path: '^functions/src/page-rendering/', pathNot: test },
      { path: '^functions/src/', pathNot: '^functions/src/(page-rendering|public-data)/' },
    ),
    never(
      'only-pages-carries-web',
      'Only they carry what the web build makes.',
      { path: '^functions/', pathNot: ['^functions/src/(pages|page-rendering)/', testing] },
      { path: '^web/' },
    ),
    never(
      'no-function-sleeps',
      'An instance that waits to slow somebody down is one that nobody else has: refuse with Retry-After.',
      // The export in XLSX lets go of its thread between pages, and waits for no time.
      {
        path: '^functions/src/',
        pathNot: [test, '^functions/src/exports/xlsx\\.ts$'],
      },
      { path: '^(node:)?timers' },
    ),
    never(
      'only-http-uses-middy',
      'Handlers know routes and refusals; middleware stays behind serve().',
      { path: '^(functions|packages)/', pathNot: '^functions/src/http/' },
      { path: npm('@middy') },
    ),

    never(
      'nobody-imports-bench',
      'What measures the product is no part of it.',
      { pathNot: '^packages/bench/' },
      { path: '^packages/bench/' },
    ),

    never(
      'nobody-imports-trials',
      'What tries the product is no part of it.',
      { pathNot: '^packages/trials/' },
      { path: '^packages/trials/' },
    ),

    never(
      'infra-refers-by-path',
      'Infrastructure knows the contract, the schema and keys, site, edge and the bundling.',
      { path: '^infra/', pathNot: [test, testing] },
      {
        path: '^(packages|functions|web|\\.ci)/',
        pathNot: [
          ...index('contract', 'table', 'site', 'edge'),
          '^functions/bundled?\\.ts$',
          '^web/built\\.ts$',
        ],
      },
    ),
    never(
      'nobody-imports-infra',
      'Infrastructure is an end.',
      { pathNot: '^infra/' },
      { path: '^infra/' },
    ),

    never(
      'local-knows-no-web-or-infra',
      'The local runner serves what was built.',
      { path: '^packages/local/' },
      { path: '^(web/src|infra)/' },
    ),
    never(
      'local-refers-to-functions-by-path',
      'Tests of the functions need the local stand-ins, so what these need of the functions is no workspace dependency.',
      { path: '^packages/local/' },
      {
        path: '^functions/',
        pathNot: '^functions/(bundle|bundled|src/auth/password|src/posts/share-image)\\.ts$',
      },
    ),
    never(
      'local-is-for-dev-and-tests',
      'Product code has no local branch; seeding a local table is a matter of development.',
      {
        pathNot: [
          '^packages/(local|bench|trials)/',
          '^packages/operate/src/(seed|admin)\\.ts$',
          '^\\.ci/',
          test,
          testing,
        ],
      },
      { path: '^packages/local/' },
    ),

    never(
      'feature-imports-no-feature',
      'Routes and the shell compose features.',
      { path: '^web/src/features/([^/]+)/', pathNot: test },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    never(
      'feature-imports-ui-and-api',
      'A feature stands on ui, effects, the office, plain code, names, settings and search of the site, and the API client.',
      { path: '^web/src/features/', pathNot: test },
      {
        path: '^web/',
        pathNot:
          '^web/src/(features|ui|effects|office|begin|plain|names|site)/|^web/src/(api|call)\\.ts$',
      },
    ),
    never(
      'office-knows-no-feature',
      'What the screens of the dashboard are made of knows none of them.',
      { path: '^web/src/office/', pathNot: test },
      {
        path: '^web/',
        pathNot:
          '^web/src/(office|ui|begin|plain|names|site)/|^web/src/((api|call)\\.ts|split\\.tsx)$',
      },
    ),
    never(
      'ui-knows-no-domain',
      'ui has no domain nouns; of the packages it knows the brand.',
      { path: '^web/src/ui/', pathNot: test },
      {
        path: '^(web|packages)/',
        pathNot: ['^web/src/(ui/|begin/|plain/|names/|split\\.tsx$)', ...index('site')],
      },
    ),
    never(
      'web-imports-packages',
      'The browser gets contract, markdown, text, site and edge.',
      { path: '^web/', pathNot: [test, testing] },
      {
        path: '^(packages|functions|infra)/',
        pathNot: index('contract', 'markdown', 'text', 'site', 'edge'),
      },
    ),
    never(
      'nobody-imports-web',
      'The site is an end, but for who renders it, what times its pages and who has it built.',
      {
        pathNot: [
          '^web/',
          '^functions/src/(pages|page-rendering)/',
          '^functions/testing/text-cost\\.nightly\\.test\\.ts$',
        ],
      },
      { path: '^web/', pathNot: '^web/built\\.ts$' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: anyNpm },
    exclude: { path: '(^|/)(dist|cdk\\.out)/(?!server/(entry-server\\.js|[a-z-]+\\.html)$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.css'],
    },
  },
}
