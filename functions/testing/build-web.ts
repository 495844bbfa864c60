import { ensureBuilt } from '@bong-bari/web/built'

/**
 * Before all tests of the API, what they need is made once: the web, unless it is built already, and what the bot learns from
 * ways to ask, which takes half a minute and would make the first message late.
 */
export default async () => {
  await ensureBuilt({ building: () => console.log('building the web ...') })
  await import('../src/bot/meaning/meanings.computed.ts')
}
