import { cut, inForm } from '@bong-bari/text'

/** UTF-16 units; over 400 tokens' worth. */
const maxLength = 3_000

const control = /\p{Cc}(?<![\n\t])/gu
/** Invisible characters and direction marks, and a blank of Braille. Joiners stay where Bengali and emoji need them. */
const invisible =
  /(?<![\u0980-\u09ff]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200c|\u200d|\ufe0f)|(?!\u200c|\u200d|\ufe0f)(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800)/gu

/** Bengali is left as it is written: a normal form would take ড় apart. */
const otherScripts = /[^\u0980-\u09ff]+/gu

/** The full stop of other scripts ends labels of addresses too. */
const fullStop = /[\u3002\uff61]/gu

/** A model's answer as it is checked and shown: in NFKC, without what nobody sees. */
export const plainAnswer = (text: string) => {
  const visible = cut(text, maxLength).replace(control, '').replace(invisible, '')
  const normal = visible.replace(otherScripts, (run) => inForm(run, 'NFKC', 3 * run.length))
  return cut(normal.replace(fullStop, '.').replace(invisible, ''), maxLength)
}
