import type { Allowance } from '@bong-bari/table'

/** Uses up what an allowance has, as the table would hold it after so many attempts at `now`. */
export const fillWindow = async ({ name, windows }: Allowance, now: Date) => {
  const { keys } = await import('../../packages/table/src/schema/keys.ts')
  const { put } = await import('../../packages/table/src/db/verbs.ts')
  const at = Math.floor(now.getTime() / 1000)
  const counts = windows.map(({ limit, seconds }) => ({
    [`count${seconds}`]: limit,
    [`until${seconds}`]: at + seconds,
  }))
  await put({ ...keys.throttle(name), ...Object.assign({}, ...counts), ttl: at + 24 * 3600 })
}
