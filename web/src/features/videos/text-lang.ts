import { isBengali } from '@bong-bari/text'

/** `bn` for a text in Bengali script; undefined leaves the page's own language. */
export const textLang = (text: string) => (isBengali(text) ? 'bn' : undefined)
