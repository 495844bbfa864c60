/**
 * What shows nothing by itself, as the inside of a character class with the flag `u`: white space, controls, marks without their letter,
 * what Unicode calls ignorable (fillers, joiners, tags, variation selectors), and letters and signs that fonts draw blank.
 */
const invisibleSigns =
  '\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{1d159}'

const visibleSign = new RegExp(`[^${invisibleSigns}]`, 'u')

/** Whether a reader sees anything of a text. What is required must show something. */
export const isVisible = (text: string) => visibleSign.test(text)
