type Close = () => Promise<unknown> | unknown

/** Ends what was added, once each, last first. */
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
