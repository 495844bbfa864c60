import { blockDepth, isSafeLink, type PostBlock, postBlock } from '@bong-bari/contract'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { markdownBlocksOf } from '../src/markdown-blocks.ts'
import { readingTime } from '../src/plain.ts'

const blocks = z.array(postBlock)

const depthOf = (all: readonly PostBlock[]): number =>
  all.reduce((deepest, block) => {
    if (block.kind === 'quote') return Math.max(deepest, 1 + depthOf(block.children))
    if (block.kind === 'list')
      return Math.max(deepest, 1 + Math.max(0, ...block.items.map(depthOf)))
    return deepest
  }, 0)

const addressesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:href|src)":("(?:[^"\\]|\\.)*")/g)].map(([, address]) =>
    JSON.parse(address ?? '""'),
  )

/** Expects blocks that can be stored and shown safely. */
export const isHarmless = (made: PostBlock[]) => {
  expect(blocks.safeParse(made).success).toBe(true)
  expect(depthOf(made)).toBeLessThanOrEqual(blockDepth)
  for (const address of addressesIn(made)) expect(address).toSatisfy(isSafeLink)
}

/** The same within so much processor time, whatever else the machine does. */
export const isHarmlessWithin = (longestMs: number, text: string) => {
  const begun = process.threadCpuUsage()
  const made = markdownBlocksOf(text)
  const { user, system } = process.threadCpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(longestMs)
  isHarmless(made)
  // Output may only be a few times the input.
  expect(JSON.stringify(made).length).toBeLessThan(3_000_000)
  readingTime(made)
}

export const shown = (text: string) =>
  text.length < 60 ? text : `${text.slice(0, 24)} (${text.length})`
