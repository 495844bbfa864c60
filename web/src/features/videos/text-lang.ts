/** `bn` for a text in Bengali script; undefined leaves the page's own language. */
export const textLang = (text: string) => (/\p{Script=Bengali}/u.test(text) ? 'bn' : undefined)
