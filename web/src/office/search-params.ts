/** The parameters of an address with some set to other values; without those that are empty. */
export const changed = (search: URLSearchParams, values: Record<string, string | undefined>) => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** State of a step in history that opened something from a list: closing it takes the step back. */
export const fromList = { fromList: true }

export const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state
