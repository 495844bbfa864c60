import { expect, test } from 'vitest'
import { describeUnknownPlaceholder, fillPlaceholders, hasKnownPlaceholders } from './reply.ts'

const values = { name: 'রিয়া {owner}', company: 'Mishti $& Ghor', owner: 'mitali' }

test('placeholders are filled once, whatever stands in what fills them', () => {
  expect(fillPlaceholders('নমস্কার {name} ({company}), {owner}', values)).toBe(
    'নমস্কার রিয়া {owner} (Mishti $& Ghor), mitali',
  )
})

test.each([
  ['{{name}} is written so', '{name} is written so'],
  ['{{anything}}', '{anything}'],
  ['{', '{'],
  ['} {', '} {'],
  ['{} { }', '{} { }'],
  ['{{', '{{'],
  ['{{{name}}}', '{{name}}'],
  ['{{owner}', '{mitali'],
])('braces may stand as text: %s', (text, shown) => {
  expect(hasKnownPlaceholders(text)).toBe(true)
  expect(fillPlaceholders(text, values)).toBe(shown)
})

test.each(['{নাম}', '{Name}', '{ name }', 'a {name} b {price}', '{{x}'])(
  'what nothing can fill is told: %s',
  (text) => {
    expect(hasKnownPlaceholders(text)).toBe(false)
    expect(fillPlaceholders(text, values)).toContain(/\{(?!name)[^{}]+\}/.exec(text)?.[0])
  },
)

test('the complaint names the field, what is unknown and how to write it as text', () => {
  expect(describeUnknownPlaceholder('{name} {নাম}', 'Bengali text')).toBe(
    'Bengali text has {নাম}, which nothing can fill: there are {name}, {company}, {owner}. Write {{নাম}} for the braces themselves',
  )
})

test('a text of nothing but braces costs at most 200 ms of the processor', () => {
  const before = process.threadCpuUsage()
  hasKnownPlaceholders('{'.repeat(5_000))
  hasKnownPlaceholders('{a'.repeat(2_500))
  hasKnownPlaceholders('{{a'.repeat(1_600))
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000)
})
