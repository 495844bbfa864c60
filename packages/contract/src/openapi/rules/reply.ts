import { placeholders } from '../../placeholders.ts'

/** Braces hold a placeholder or nothing, are written twice, or stand alone. */
export const placeholderPattern = `^(?:\\{\\{[^{}]*\\}\\}|\\{(?:${placeholders.join('|')}|\\s*)\\}|\\{(?![^{}]*\\})|[^{])*$`
