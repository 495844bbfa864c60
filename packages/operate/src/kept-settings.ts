type Given = Record<string, unknown>

const words = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Parses the output Settings; empty for older deployments. */
export const settingsIn = (output = '{}'): Given => JSON.parse(output || '{}')

/** Sentences about settings the next deployment would drop. */
export const lostSettings = (before: Given, after: Given): string[] =>
  Object.entries(before).flatMap(([name, value]) => {
    if (!(name in after)) return [`${name} (${words(value)}) would be taken away`]
    if (words(after[name]) === words(value)) return []
    return [`${name} would change from ${words(value)} to ${words(after[name])}`]
  })
