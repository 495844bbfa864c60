type Length = 'bytes' | 'short' | 'full'

/** What a command line asks for: measurements by their names, or all of a length; or what is wrong with it. */
type Asked = { length: Length; names: string[] } | { isHelp: true } | { unknown: string }

const lengthBy: Record<string, Length> = { '--bytes': 'bytes', '--full': 'full' }

const readAsked = (args: string[], known: string[]): Asked => {
  if (args.includes('--help')) return { isHelp: true }
  const unknown = args.find((arg) => !(arg in lengthBy) && !known.includes(arg))
  if (unknown !== undefined) return { unknown }
  const length = args.includes('--full') ? 'full' : args.includes('--bytes') ? 'bytes' : 'short'
  return { length, names: args.filter((arg) => known.includes(arg)) }
}

const usage = (known: string[]) =>
  `pnpm bench            ratios and units: under 5 minutes
pnpm bench --bytes    what is exact: under a minute
pnpm bench --full     also Lighthouse, the house of two years, and pages left open: under an hour
pnpm bench NAME ...   measurements by their names: ${known.join(', ')}`

/** The same; who asks for help, or for what there is none of, is told what there is. */
export const askedOrExit = (args: string[], known: string[]) => {
  const asked = readAsked(args, known)
  if ('length' in asked) return asked
  if ('unknown' in asked) console.error(`There is no ${asked.unknown}.\n\n${usage(known)}`)
  else console.log(usage(known))
  return process.exit('unknown' in asked ? 2 : 0)
}
