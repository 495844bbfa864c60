const masks: [RegExp, string][] = [
  // An e-mail address, or an account of UPI: riya@gmail.com, riya @ okaxis.
  [/[^\s@<>()"',;:]+\s?@\s?[^\s@<>()"',;]+(?:\s?\.\s?[a-z]{2,4}\b)*/giu, '[e-mail]'],
  // Spelt out: riya at gmail dot com.
  [
    /[\p{L}\p{M}\p{N}._-]+\s+(?:at|অ্যাট|এট)\s+[\p{L}\p{M}\p{N}-]+\s+(?:dot|ডট)\s+[\p{L}\p{M}]+/giu,
    '[e-mail]',
  ],
  // Seven digits and more of any script, however they are parted.
  [/\+?\(?\p{Nd}(?:[\p{Z}\p{P}\p{Sm}\p{Cf}]{0,3}\p{Nd}){6,}/gu, '[number]'],
]

/** A text without the e-mail addresses and the telephone and account numbers in it. */
export const masked = (text: string) =>
  masks.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text.normalize('NFKC'))
