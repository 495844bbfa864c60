/** Copies the parameters with some changed; empty ones are dropped. */
export const changed = (search: URLSearchParams, values: Record<string, string | undefined>) => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** History state of something opened from a list: closing it goes back. */
export const fromList = { fromList: true }

export const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state
