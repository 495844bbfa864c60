import { test } from 'vitest'
import { isHarmlessWithin, shown } from '../testing/harmless.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'

test.each(hostileTexts.map((text) => [shown(text), text] as const))(
  'hostile text of any length is text in bounded time: %j',
  (_, text) => isHarmlessWithin(6_000, text),
)
