// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeSounds } from './sounds.ts'

const folder = new URL('../public/sounds/', import.meta.url)
const most = 15 * 1024

test('FX-35 the five sound files are what the script makes, and small', async () => {
  const sounds = await makeSounds()
  expect(sounds.map(([file]) => file).sort()).toEqual([
    'charm.mp3',
    'glitter.mp3',
    'rickshaw-pao.mp3',
    'typing.mp3',
    'whatsapp-send.mp3',
  ])
  expect((await readdir(folder)).sort()).toEqual(sounds.map(([file]) => file).sort())
  for (const [file, bytes] of sounds) {
    expect(Buffer.compare(await readFile(new URL(file, folder)), bytes), file).toBe(0)
    expect(bytes.length, file).toBeLessThan(most)
  }
})
