/** True for a text with at least one letter or sign of Bengali script. */
export const isBengali = (text: string) => /\p{Script=Bengali}/u.test(text)
