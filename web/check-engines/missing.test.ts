import { expect, test } from 'vitest'
import { missing } from './missing.ts'

const names = new Set(missing.map((one) => one.filter(Boolean).join('.')))

test('what a page of the oldest engines goes without is the newer part of it, and no more', () => {
  for (const name of [
    'URL.canParse',
    'Response.json',
    'URLSearchParams.prototype.size',
    'String.prototype.isWellFormed',
    'Array.prototype.toSorted',
    'Object.groupBy',
    'Element.prototype.ariaLabel',
    'Intl.Segmenter',
    'scheduler',
    'requestIdleCallback',
  ])
    expect(names, name).toContain(name)
  for (const name of [
    'URL',
    'Response.prototype.json',
    'Array.prototype.at',
    'structuredClone',
    'Intl.DateTimeFormat',
    'Document.prototype.createElement',
  ])
    expect(names, name).not.toContain(name)
})
