import { readScript } from './read-script.ts'
import { isFeature, isTooNew, partsOf } from './support.ts'

const membersOf = (root: string) =>
  partsOf(root).flatMap((owner) =>
    partsOf(`${root}.${owner}`).map((part) => ({
      name: part.replace('_static', ''),
      feature: `${root}.${owner}.${part}`,
    })),
  )

const builtins = ['javascript.builtins', 'javascript.builtins.Intl'].flatMap(membersOf)

/** All that a call such as `x.at()` may mean: of the language, and of the browser. */
const meanings = Map.groupBy([...builtins, ...membersOf('api')], ({ name }) => name)
const languages = new Set(builtins.map(({ name }) => name))

const windows = ['window', 'self', 'globalThis']

const globalOf = (name: string) =>
  [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].filter(isFeature)

/** What `Array.from`, `URL.canParse` and `navigator.share` are. */
const memberOf = (owner: string, name: string) =>
  [
    `javascript.builtins.${owner}.${name}`,
    `api.${owner}.${name}_static`,
    `api.${owner.charAt(0).toUpperCase()}${owner.slice(1)}.${name}`,
  ].filter(isFeature)

type Read = ReturnType<typeof readScript>

const featuresOf = ({ declared, read, members, methods, features }: Read, defined: Set<string>) => {
  const globals = [...read].filter((name) => !declared.has(name)).map(globalOf)
  const exact = members
    .filter(({ owner }) => !declared.has(owner))
    .map(({ owner, name }) => (windows.includes(owner) ? globalOf(name) : memberOf(owner, name)))
  // A name that scripts define themselves says nothing of the browser; the language's are few and known.
  const byName = [...methods]
    .filter((name) => languages.has(name) || !defined.has(name))
    .map((name) => (meanings.get(name) ?? []).map(({ feature }) => feature))
  return [...globals, ...exact, ...byName, ...[...features].map((feature) => [feature])]
}

/** Names of what scripts ask for that one of the oldest engines lacks; throws as `readScript` does. */
export const tooNewInScripts = (texts: readonly string[]) => {
  const scripts = texts.map(readScript)
  const defined = new Set(scripts.flatMap((script) => [...script.defined]))
  const tooNew = scripts
    .flatMap((script) => featuresOf(script, defined))
    .filter((features) => features.every((feature) => isTooNew(feature)))
    .flatMap(([first]) => first ?? [])
  return [...new Set(tooNew)]
}
