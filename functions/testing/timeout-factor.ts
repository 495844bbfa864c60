import { onTestFinished, vi } from 'vitest'

/** Until the end of the test, limits of time that are read at each call last `factor` times as long as in a deployment. */
export const setTimeoutFactor = (factor: number) => {
  vi.stubEnv('CALL_TIMEOUT_FACTOR', String(factor))
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}
