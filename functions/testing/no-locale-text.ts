/**
 * How a locale writes a date differs between engines (en-CA wrote 11/23/2026 for a year): for tests
 * of what reckons with dates it is not to be had. `formatToParts` says the same everywhere.
 */
const refuse = () => {
  throw new Error('A date as a locale writes it is for people alone: ask for formatToParts')
}

Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: refuse })
for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
  Object.defineProperty(Date.prototype, name, { value: refuse })
