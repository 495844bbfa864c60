/** The merge of texts is rarely needed, so it is loaded on demand; undefined when that fails. */
export const loadTextMerge = () => import('./merge-texts.ts').catch(() => undefined)
