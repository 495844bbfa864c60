import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumArguments } from '../../functions/testing/chromium-path.ts'
import { oldChromiumPath } from './old-chromium.ts'
import { desktop, inMotion, office, phone } from './sizes.ts'
import type { Engine } from './test.ts'

type Project = NonNullable<PlaywrightTestConfig<Engine>['projects']>[number]

/** The journeys that everything else stands on, in another engine: visitors on a phone, admins at a desk. */
export const coreIn = (name: string, use: Project['use']): Project[] => [
  { name, grep: /@core/, testIgnore: office, use: { ...phone, ...inMotion, ...use } },
  {
    name: `office ${name}`,
    grep: /@core/,
    testMatch: office,
    use: { ...desktop, ...inMotion, baseURL: process.env.OFFICE_URL, ...use },
  },
]

/** The oldest Chromium, which also has nothing that another of the oldest engines lacks. */
export const coreInOldest = async () => {
  const executablePath = await oldChromiumPath()
  if (!executablePath) return []
  return coreIn('oldest', {
    likeOldest: true,
    launchOptions: { executablePath, args: chromiumArguments },
  })
}
