/** Rejects with the signal's reason when it aborts. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
