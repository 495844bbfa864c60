import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// Of hb-subset.h.
const dropTables = 3
const noHinting = 0x1
const retainGlyphIds = 0x2
// The box for missing letters.
const notdefOutline = 0x40
const noLayoutClosure = 0x200
const writable = 2

/** Viewers get glyphs and places. */
const unused = ['GSUB', 'GPOS', 'GDEF', 'name', 'OS/2', 'cmap', 'post', 'gasp']

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
  'hb_subset_input_set',
  'hb_subset_input_set_flags',
  'hb_subset_or_fail',
] as const

type Library = Record<(typeof names)[number], (...given: number[]) => number> & {
  memory: { readonly buffer: ArrayBuffer }
}

const isLibrary = (given: object): given is Library => names.every((name) => name in given)

let compiled: Promise<WebAssembly.Module> | undefined

const compile = async () => {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  return WebAssembly.compile(await readFile(path))
}

const load = async (): Promise<Library> => {
  compiled ??= compile()
  const { exports } = await WebAssembly.instantiate(await compiled)
  if (!isLibrary(exports)) throw new Error('This is not the subsetter of HarfBuzz')
  exports._initialize()
  return exports
}

const tagOf = (tag: string) => [...tag].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0)

const subset = (hb: Library, file: Uint8Array, glyphs: Iterable<number>): Uint8Array => {
  // Every time: the memory moves when it grows.
  const bytes = (at: number, length: number) => new Uint8Array(hb.memory.buffer, at, length)
  const at = hb.malloc(file.length)
  bytes(at, file.length).set(file)
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, noHinting | retainGlyphIds | notdefOutline | noLayoutClosure)
  const wanted = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph)
  const dropped = hb.hb_subset_input_set(input, dropTables)
  for (const table of unused) hb.hb_set_add(dropped, tagOf(table))
  const result = hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('The font could not be cut down to the glyphs that are used')
  const blob = hb.hb_face_reference_blob(result)
  return bytes(hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice()
}

/** Glyph numbers stay. Frees its WebAssembly memory with it. */
export const makeSubsetter = async () => {
  const hb = await load()
  return (file: Uint8Array, glyphs: Iterable<number>) => subset(hb, file, glyphs)
}
