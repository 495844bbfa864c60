/** Settings by their names, as they were given. */
type Given = Record<string, unknown>

const words = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a stack's output Settings says; nothing where an older version deployed it. */
export const settingsIn = (output = '{}'): Given => JSON.parse(output || '{}')

/** Sentences about the settings of the last deployment that the next one would not have. */
export const lostSettings = (before: Given, after: Given): string[] =>
  Object.entries(before).flatMap(([name, value]) => {
    if (!(name in after)) return [`${name} (${words(value)}) would be taken away`]
    if (words(after[name]) === words(value)) return []
    return [`${name} would change from ${words(value)} to ${words(after[name])}`]
  })
