import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// The value of HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE in hb-subset.h.
const noLayoutClosure = 0x200
const layoutFeatures = 6
const writable = 2

const names = [
  '_initialize',
  'malloc',
  'hb_blob_create',
  'hb_blob_get_data',
  'hb_blob_get_length',
  'hb_face_create',
  'hb_face_reference_blob',
  'hb_set_add',
  'hb_subset_input_create_or_fail',
  'hb_subset_input_glyph_set',
  'hb_subset_input_unicode_set',
  'hb_subset_input_set',
  'hb_subset_input_set_flags',
  'hb_subset_or_fail',
] as const

type Library = Record<(typeof names)[number], (...given: number[]) => number> & {
  memory: { readonly buffer: ArrayBuffer }
}

const isLibrary = (given: object): given is Library => names.every((name) => name in given)

const load = async () => {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  if (!isLibrary(instance.exports)) throw new Error('This is not the subsetter of HarfBuzz.')
  instance.exports._initialize()
  return instance.exports
}

const tagOf = (tag: string) => [...tag].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0)

type Kept = { glyphs: Iterable<number>; text: string; features: readonly string[] }

/**
 * A TrueType file with these glyphs, those of the letters in `text`, and the rules between them.
 * `subset-font` knows letters alone, and would add every conjunct that they can form.
 */
export const keepGlyphs = async (file: Uint8Array, { glyphs, text, features }: Kept) => {
  const hb = await load()
  // Every time: the memory moves when it grows.
  const bytes = (at: number, length: number) => new Uint8Array(hb.memory.buffer, at, length)
  const at = hb.malloc(file.length)
  bytes(at, file.length).set(file)
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, noLayoutClosure)
  const keptGlyphs = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(keptGlyphs, glyph)
  const keptLetters = hb.hb_subset_input_unicode_set(input)
  for (const letter of text) hb.hb_set_add(keptLetters, letter.codePointAt(0) ?? 0)
  const keptFeatures = hb.hb_subset_input_set(input, layoutFeatures)
  for (const feature of features) hb.hb_set_add(keptFeatures, tagOf(feature))
  const result = hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('The font could not be cut down to these glyphs.')
  const blob = hb.hb_face_reference_blob(result)
  return bytes(hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice()
}
