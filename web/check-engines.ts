import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What an engine at the floor of `engines.ts` lacks and a newer one has, by its owner; `''` is the window.
 * Kept by hand from MDN's compatibility tables: the build fails where a built file uses it, and
 * `e2e/old-engine.ts` takes it away from pages. What the bundler lowers to the floor is not here.
 */
export const newerMembers: Record<string, string> = {
  '': 'scheduler navigation requestIdleCallback cookieStore trustedTypes OffscreenCanvas CompressionStream DecompressionStream EyeDropper WebTransport URLPattern CloseWatcher Highlight Sanitizer PushManager Iterator Temporal Float16Array DisposableStack AsyncDisposableStack ScrollTimeline ViewTimeline',
  Array: 'fromAsync',
  'Array.prototype': 'toReversed toSorted toSpliced with',
  'Uint8Array.prototype': 'toReversed toSorted with toHex toBase64',
  Uint8Array: 'fromHex fromBase64',
  'ArrayBuffer.prototype': 'resize transfer transferToFixedLength',
  Object: 'groupBy',
  Map: 'groupBy',
  'Map.prototype': 'getOrInsert getOrInsertComputed',
  'Set.prototype':
    'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  'String.prototype': 'isWellFormed toWellFormed',
  Promise: 'withResolvers try',
  RegExp: 'escape',
  Error: 'isError',
  Math: 'sumPrecise f16round',
  Atomics: 'waitAsync',
  Intl: 'Segmenter DurationFormat',
  URL: 'canParse parse',
  'URLSearchParams.prototype': 'size',
  Response: 'json',
  AbortSignal: 'any timeout',
  CSS: 'registerProperty highlights',
  'Blob.prototype': 'bytes',
  'Document.prototype':
    'startViewTransition adoptedStyleSheets caretPositionFromPoint activeViewTransition',
  'Element.prototype':
    'checkVisibility setHTML setHTMLUnsafe getHTML moveBefore ariaLabel ariaExpanded role currentCSSZoom',
  'HTMLElement.prototype': 'inert popover showPopover hidePopover togglePopover',
  'HTMLInputElement.prototype': 'showPicker',
  'HTMLDialogElement.prototype': 'requestClose',
  'CanvasRenderingContext2D.prototype': 'roundRect reset letterSpacing imageSmoothingQuality',
  'Navigator.prototype': 'share canShare userActivation setAppBadge wakeLock keyboard',
  'Screen.prototype': 'orientation',
  ReadableStream: 'from',
}

/** Names that others have too; they count after their owner alone, such as `Response.json`. */
const common = new Set(
  'with resize transfer union try escape isError any timeout json parse from bytes size role inert popover reset letterSpacing imageSmoothingQuality share orientation keyboard difference navigation highlights'.split(
    ' ',
  ),
)

/** Text alone tells of neither what is lowered too late nor what a regular expression is made of. */
const newerSyntax: Record<string, RegExp> = {
  lookbehind: /\(\?<[=!]/,
  'flag v': /RegExp\([^()]*,\s*["'`]\w*v\w*["'`]/,
  'static block': /\bstatic\s*\{/,
  using: /[{};]\s*(?:await )?using [\w$]+\s*=/,
}

const newerStyles: Record<string, RegExp> = {
  ':has()': /(?<!\\):has\(/,
  nesting: /[{};]\s*&[\s.:>~+#[]/,
  '@container': /@container/,
  '@property': /@property/,
  '@scope': /@scope/,
  '@starting-style': /@starting-style/,
  'range query': /@(?:media|container)[^{]*[<>]/,
  'dynamic unit': /(?<![\w-])[\d.]+(?:[sld]v[hwib]|[sld]vm(?:in|ax)|cq\w+|r?lh|cap|rcap|r?ic)\b/,
  'color-mix()': /color-mix\(/,
  'light-dark()': /light-dark\(/,
  'linear()': /[\s:,]linear\(/,
  'round() and sines': /[\s:(,](?:round|mod|rem|sin|cos|tan)\(/,
  subgrid: /:\s*subgrid/,
  'overflow: clip': /overflow(?:-[xy])?:\s*clip/,
  ':user-valid': /(?<!\\):user-(?:in)?valid/,
  ':popover-open': /(?<!\\):popover-open/,
  ':dir()': /(?<!\\):dir\(/,
  'new property':
    /[{};](?:field-sizing|text-wrap|text-box|animation-timeline|view-transition-name|anchor-name|position-anchor|content-visibility|interpolate-size|scrollbar-(?:width|color|gutter)|overscroll-behavior|font-palette|hyphenate-character|transition-behavior)(?=:)/,
}

/** What is used all the same, each with its reason. One that nothing uses any more is named too. */
const allowed: Record<string, string> = {
  'Document.prototype.startViewTransition': 'React asks first',
  navigation: 'React asks first',
  requestIdleCallback: 'a timer stands in for it',
  'Intl.Segmenter': 'a cut without it keeps letters whole as well',
  'Navigator.prototype.share': 'the button is only shown where there is one',
  ':has()': 'the footer stays below a list that is not at its end',
  '@property': 'Tailwind gives older engines the same values another way',
  '@container': 'without containers a section keeps its narrow look',
  'range query': 'all of them are of containers',
  'dynamic unit': 'Tailwind asks it for the height of an empty date field alone',
  'overflow: clip': 'the page hides what a lane lets out',
  'new property': 'engines that lack it draw the same with less care',
  ':popover-open': 'it stands in `:is()`, where an engine skips what it does not know',
}

/** The members with their names, such as `Array.prototype.toSorted`. */
export const newer = Object.entries(newerMembers).flatMap(([owner, names]) =>
  names.split(' ').map((name) => ({ owner, name, full: owner ? `${owner}.${name}` : name })),
)

const patternOf = ({ owner, name }: { owner: string; name: string }) => {
  if (!owner) return new RegExp(`(?<![\\w$.-])(?:(?:window|self|globalThis)\\.)?${name}(?=[.(;,)])`)
  if (!common.has(name)) return new RegExp(`\\.${name}\\b(?!\\?\\.)`)
  // A prototype is met by the one that everybody has, such as `navigator`.
  const called = owner.replace(
    /^(\w)(.*)\.prototype$/,
    (_, first, rest) => first.toLowerCase() + rest,
  )
  return new RegExp(`\\b${called}\\.${name}\\b`)
}

const inScripts: [string, RegExp][] = [
  ...newer.map((member): [string, RegExp] => [member.full, patternOf(member)]),
  ...Object.entries(newerSyntax),
]

/** Drops blocks that an older engine leaves out (`@supports`), and a value that comes before an older engine's own of the same property. */
const dropNewerBlocks = (style: string): string => {
  const start = style.search(/@supports (?!not )/)
  if (start < 0) return style.replace(/(?<=[{;])([a-z-]+):[^{};]*;\1:[^{};]*/g, '')
  let [end, depth] = [style.indexOf('{', start), 0]
  do {
    if (style[end] === '{') depth++
    if (style[end] === '}') depth--
    end++
  } while (depth > 0 && end < style.length)
  return dropNewerBlocks(style.slice(0, start) + style.slice(end))
}

type Built = { scripts: readonly string[]; styles: readonly string[] }

/** Sentences about what is used that is too new, and about exceptions that nobody needs. */
export const complaintsOf = ({ scripts, styles }: Built, exceptions = allowed) => {
  const usedIn = (texts: readonly string[], patterns: [string, RegExp][]) =>
    patterns.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([name]) => name)
  const used = new Set([
    ...usedIn(scripts, inScripts),
    ...usedIn(styles.map(dropNewerBlocks), Object.entries(newerStyles)),
  ])
  return [
    ...[...used].filter((name) => !(name in exceptions)).map((name) => `too new: ${name}`),
    ...Object.keys(exceptions)
      .filter((name) => !used.has(name))
      .map((name) => `allowed, but not used any more: ${name}`),
  ]
}

/** Rejects when a built script or style in `folder` needs a newer engine than the oldest. */
export const checkEngines = async (folder: string) => {
  const names = await readdir(folder, { recursive: true })
  const textsOf = (ending: string) =>
    Promise.all(
      names
        .filter((name) => name.endsWith(ending))
        .map((name) => readFile(join(folder, name), 'utf8')),
    )
  const complaints = complaintsOf({ scripts: await textsOf('.js'), styles: await textsOf('.css') })
  if (complaints.length) throw new Error(complaints.join('\n'))
}
