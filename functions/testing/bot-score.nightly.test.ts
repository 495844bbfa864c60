import { test } from 'vitest'
import { every, expectFloor } from './bot-floors.ts'
import { isNightly } from './bot-set.ts'

test.each(every.filter(({ name }) => isNightly(name)))(
  'Bong Bot understands $name no less than before',
  expectFloor,
)
