import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { engines } from '../engines.ts'

const { chrome, edge, samsung, safari, firefox } = engines

/** The oldest engines in the words of the data. */
const oldest: [BrowserName, number][] = [
  ['chrome', chrome],
  ['chrome_android', chrome],
  ['edge', edge],
  ['samsunginternet_android', samsung],
  ['safari', safari],
  ['safari_ios', safari],
  ['firefox', firefox],
  ['firefox_android', firefox],
]

const roots: Record<string, Identifier> = {
  api: bcd.api,
  css: bcd.css,
  javascript: bcd.javascript,
}

const child = (parent: Record<string, Identifier> | undefined, key: string) =>
  parent && Object.hasOwn(parent, key) ? parent[key] : undefined

/** A feature by its name in the data, such as `javascript.builtins.Array.at`. */
const featureOf = (name: string) => {
  const [root = '', ...keys] = name.split('.')
  return keys.reduce(child, child(roots, root))
}

/** The names of what belongs to a feature. */
export const partsOf = (name: string) =>
  Object.keys(featureOf(name) ?? {}).filter((key) => key !== '__compat')

export const isFeature = (name: string) => Boolean(featureOf(name)?.__compat)

const isPhone = (browser: BrowserName) => /_(android|ios)$/.test(browser)

const since = (version: string | false) =>
  version ? Number.parseFloat(version.replace('≤', '')) : Number.NaN

/** True where a statement's engine had the feature by `version`, under its own name and unasked. */
const covers = (statement: SimpleSupportStatement, version: number) =>
  since(statement.version_added) <= version &&
  !(statement.version_removed && since(statement.version_removed) <= version) &&
  !statement.flags &&
  !statement.alternative_name

/** What a stylesheet says beside a name, such as `-webkit-user-select` beside `user-select`. */
export type HasPrefixed = (prefix: string) => boolean

/** True where one of the oldest engines lacks a feature that the data knows. */
export const isTooNew = (name: string, hasPrefixed: HasPrefixed = () => false) => {
  const support = featureOf(name)?.__compat?.support
  if (!support) return false
  return oldest.some(([browser, version]) => {
    const stated = support[browser] ?? []
    const statements = Array.isArray(stated) ? stated : [stated]
    // What no phone ever gets, such as the forms of a mouse, no phone misses.
    if (isPhone(browser) && !statements.some((one) => since(one.version_added) > version))
      return false
    return !statements.some(
      (one) => covers(one, version) && (!one.prefix || hasPrefixed(one.prefix)),
    )
  })
}
