import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Kind = 'js' | 'css'

/** What the oldest engines (`engines.ts`) lack and no bundler lowers, by its traces in built files. */
const tooNew: Record<string, { kind: Kind; trace: RegExp }> = {
  'URL.canParse': { kind: 'js', trace: /\.canParse\(/ },
  'String.isWellFormed': { kind: 'js', trace: /\.(is|to)WellFormed\(/ },
  'Array.toSorted': { kind: 'js', trace: /\.toSorted\(/ },
  'Array.toReversed': { kind: 'js', trace: /\.toReversed\(/ },
  'Array.toSpliced': { kind: 'js', trace: /\.toSpliced\(/ },
  'Array.fromAsync': { kind: 'js', trace: /Array\.fromAsync\(/ },
  'Object.groupBy': { kind: 'js', trace: /(Object|Map)\.groupBy\(/ },
  'Promise.withResolvers': { kind: 'js', trace: /\.withResolvers\(/ },
  'Promise.try': { kind: 'js', trace: /Promise\.try\(/ },
  'AbortSignal.any': { kind: 'js', trace: /AbortSignal\.any\(/ },
  'AbortSignal.timeout': { kind: 'js', trace: /AbortSignal\.timeout\(/ },
  'Set methods': { kind: 'js', trace: /\.(isSubsetOf|isSupersetOf|symmetricDifference)\(/ },
  'RegExp.escape': { kind: 'js', trace: /RegExp\.escape\(/ },
  'Intl.Segmenter': { kind: 'js', trace: /Intl\.Segmenter/ },
  lookbehind: { kind: 'js', trace: /\(\?<[=!]/ },
  'range media query': { kind: 'css', trace: /@media[^{]*[<>]=?/ },
  'range container query': { kind: 'css', trace: /@container[^{]*[<>]=?/ },
}

/** What is used all the same, each with its reason. One that nobody uses any more fails as well. */
const allowed: Record<string, string> = {
  'URL.canParse': 'not repaired yet: links of sections and answers of the chat',
  'String.isWellFormed': 'not repaired yet: checks of forms',
  'Array.toSorted': 'not repaired yet: sections of the office',
  'Array.toSpliced': 'not repaired yet: sections, settings and leads of the office',
  'Intl.Segmenter': 'not repaired yet: excerpts of posts; Firefox has it from 125 on',
  lookbehind: 'not repaired yet: the chat; the bundler builds them when the chunk runs',
  'range container query': 'not repaired yet: the greeting of the house',
}

type Built = { kind: Kind; text: string }

/** Sentences about what built files use that is too new, and about exceptions that nobody needs. */
export const complaintsOf = (files: readonly Built[], exceptions = allowed) => {
  const used = Object.entries(tooNew)
    .filter(([, { kind, trace }]) =>
      files.some((file) => file.kind === kind && trace.test(file.text)),
    )
    .map(([name]) => name)
  return [
    ...used.filter((name) => !(name in exceptions)).map((name) => `too new: ${name}`),
    ...Object.keys(exceptions)
      .filter((name) => !used.includes(name))
      .map((name) => `allowed, but not used any more: ${name}`),
  ]
}

/** Rejects when a script or style in `folder` needs a newer engine than the oldest. */
export const checkEngines = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
  const files = names.map(async (name): Promise<Built> => {
    const kind = name.endsWith('.js') ? 'js' : 'css'
    return { kind, text: await readFile(join(folder, name), 'utf8') }
  })
  const complaints = complaintsOf(await Promise.all(files))
  if (complaints.length) throw new Error(complaints.join('\n'))
}
