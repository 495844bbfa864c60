import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

// `pnpm weight`: lines to read, words of comments, and modules with one importer.

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const isCode = (file: string) => /\.(ts|tsx|css|mjs)$/.test(file)
const isScript = (file: string) => /\.tsx?$/.test(file)

/** The first match wins; files without one do not count. */
const areas: [area: string, pattern: RegExp][] = [
  ['nightly data', /(^|\/)nightly\/.*\.(txt|json)$/],
  ['words and other data', /(?<!package|tsconfig|knip|biome|cdk)\.(txt|json)$|\/locales?\//],
  ['docs', /\.md$/],
  [
    'tests',
    /(\.test\.tsx?|\.spec\.ts|^(functions|infra|packages\/[^/]+)\/testing\/.*\.tsx?|^web\/(e2e|test)\/.*\.tsx?)$/,
  ],
  [
    'tools',
    /^(\.ci|packages\/(bench|trials))\/.*\.(ts|mjs)$|^web\/check-engines.*\.ts$|^\.[^/]*\.mjs$/,
  ],
  ['product', /\.(ts|tsx|css|mjs)$/],
]
const areaOf = (file: string) => areas.find(([, pattern]) => pattern.test(file))?.[0]

const textOf = (file: string) => readFileSync(file, 'utf8')
const linesIn = (text: string) => text.split('\n').length - 1
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const commentWords = (source: ts.SourceFile) => {
  const comments = new Map<number, string>()
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ]
    for (const { pos, end } of ranges) comments.set(pos, source.text.slice(pos, end))
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child)
  }
  visit(source)
  return wordsIn([...comments.values()].join('\n'))
}

/** Relative imports of a module, static and dynamic. */
const importsOf = (file: string, source: ts.SourceFile) => {
  const { importedFiles } = ts.preProcessFile(source.text, true, true)
  const dynamic = new Set<string>()
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    )
      dynamic.add(node.arguments[0].text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({
      to: normalize(join(dirname(file), fileName)),
      isDynamic: dynamic.has(fileName),
    }))
}

const files = tracked.filter((file) => areaOf(file))
const lines = new Map(files.map((file) => [file, linesIn(textOf(file))]))
const sources = new Map(
  files.filter(isScript).map((file) => [file, parse(file, textOf(file))] as const),
)

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const table = areas
  .map(([area]) => {
    const own = files.filter((file) => areaOf(file) === area)
    const words = sum(own.flatMap((file) => sources.get(file) ?? []).map(commentWords))
    return { area, files: own.length, lines: sum(own.map((file) => lines.get(file) ?? 0)), words }
  })
  .toSorted((a, b) => b.lines - a.lines)

console.log(
  `${'area'.padEnd(22)}${'files'.padStart(7)}${'lines'.padStart(9)}${'words of comments'.padStart(20)}`,
)
for (const { area, files, lines, words } of table)
  console.log(
    `${area.padEnd(22)}${`${files}`.padStart(7)}${lines.toLocaleString('en').padStart(9)}${words.toLocaleString('en').padStart(20)}`,
  )

const importers = new Map<string, Set<string>>()
const isEntry = new Set<string>()
for (const [file, source] of sources) {
  if (areaOf(file) === 'tests') continue
  for (const { to, isDynamic } of importsOf(file, source)) {
    if (isDynamic) isEntry.add(to)
    else importers.set(to, (importers.get(to) ?? new Set()).add(file))
  }
}
const isProduct = (file: string) => areaOf(file) === 'product'
const modules = [...sources.keys()].filter(isProduct)
const ofOne = modules.filter((file) => importers.get(file)?.size === 1 && !isEntry.has(file))
const inOneFolder = ofOne.filter(
  (file) => dirname([...(importers.get(file) ?? [])][0] ?? '') === dirname(file),
)
console.log(
  `\n${ofOne.length} of the product's ${modules.length} modules have one static importer, ${inOneFolder.length} of them in the same folder`,
)

console.log('\nthe ten largest files of code')
for (const [file, count] of [...lines]
  .filter(([file]) => isCode(file))
  .toSorted((a, b) => b[1] - a[1])
  .slice(0, 10))
  console.log(`${`${count}`.padStart(7)}  ${file}`)
