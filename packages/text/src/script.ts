/** True with at least one Bengali letter or sign. */
export const isBengali = (text: string) => /\p{Script=Bengali}/u.test(text)
