type Close = () => Promise<unknown> | unknown

/** Collects what has to be ended, and ends it in the opposite order, each thing once. */
export const makeClosing = () => {
  const steps: Close[] = []
  return {
    add: (close: Close) => {
      steps.push(close)
    },
    close: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) await step()
    },
  }
}
export type Closing = ReturnType<typeof makeClosing>
