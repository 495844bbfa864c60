import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { create, remove } from './verbs.ts'

/** Who publishes, and until when nobody else does. */
export const storedPublisher = z.object({ holder: z.string(), until: z.iso.datetime() })

/** Seconds for which a publisher that stops amid its work keeps others out. */
export const leaseSeconds = 45

/** Takes the lease, or renews it; false while another one has it. */
export const takeLease = (holder: string, now: Date): Promise<boolean> => {
  const until = new Date(now.getTime() + leaseSeconds * 1000).toISOString()
  return create(
    { ...keys.publisher, holder, until },
    {
      // One from further ahead was taken by a wrong clock.
      expression:
        'attribute_not_exists(#pk) OR #holder = :holder OR #until <= :now OR #until > :latest',
      values: { holder, now: now.toISOString(), latest: until },
    },
  )
}

/** Gives the lease back, if it is still this holder's. */
export const giveLease = (holder: string): Promise<boolean> =>
  remove(keys.publisher, { expression: '#holder = :holder', values: { holder } })
