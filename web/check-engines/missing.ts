import { isTooNew, partsOf } from './support.ts'

/** Where a name stands, such as `URL.prototype` (the window where it is empty), and the name. */
export type Missing = [owner: string, name: string]

const isName = (part: string) => /^\w+$/.test(part) && !part.endsWith('_event')

/** The data says of the browser's own which members are static, and not of the language's. */
const placesOf = (root: string, owner: string, part: string): Missing[] => {
  const name = part.replace(/_static$/, '')
  if (owner === 'Window') return [['', name]]
  if (root === 'api') return [[name === part ? `${owner}.prototype` : owner, name]]
  return [
    [owner, name],
    [`${owner}.prototype`, name],
  ]
}

const missingOf = (root: string, place: string): Missing[] =>
  partsOf(root)
    .filter(isName)
    .flatMap((owner): Missing[] => {
      const feature = `${root}.${owner}`
      if (isTooNew(feature)) return [[place, owner]]
      return partsOf(feature)
        .filter((part) => isName(part) && part !== owner && isTooNew(`${feature}.${part}`))
        .flatMap((part) => placesOf(root, place ? `${place}.${owner}` : owner, part))
    })

/** All that a newer engine may offer to scripts and one of the oldest does not. */
export const missing = [
  ...missingOf('javascript.builtins.Intl', 'Intl'),
  ...missingOf('javascript.builtins', ''),
  ...missingOf('api', ''),
]
