import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Rare characters that device fonts have. */
const seldom = 'ঌৄৠৡৢৣৰৱ৴৵৶৷৸৹৻ৼ৽৾ÐÞðþªº¤¦¬¨¯´¸µ¶¹²³¼½¾‖‗‛‟‣․‥'

/** Bengali with joiners, Western Latin and punctuation. */
const letters = String.fromCodePoint(
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2010, 0x2026),
  ...range(0x980, 0x9fe),
  ...[0x20ac, 0x20b9, 0x964, 0x965, 0x200c, 0x200d, 0x25cc],
).replace(new RegExp(`[${seldom}]`, 'gu'), '')

/**
 * Features that browsers apply by default, Bengali conjuncts included. Optional ones go, as our CSS
 * asks for none.
 */
const shaping = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'kern', 'dist', 'curs'],
  ...[
    'nukt',
    'akhn',
    'rphf',
    'rkrf',
    'pref',
    'blwf',
    'abvf',
    'half',
    'pstf',
    'vatu',
    'cjct',
    'cfar',
  ],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'mark', 'mkmk', 'abvm', 'blwm'],
]

/**
 * Drops hinting and unused characters: modern screens ignore hints, which are half of a Bengali
 * file. Every conjunct is kept.
 */
export const leanFonts = (): Plugin => ({
  name: 'lean-fonts',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
      file.source = await subsetFont(Buffer.from(file.source), letters, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: shaping,
      })
    }
  },
})
