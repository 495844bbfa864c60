/**
 * English and Bengali take the height of the English: the fallback font shown before the Bengali
 * one loads is wider and would push the page down.
 */
export const bothTongues = 'grid auto-rows-fr'
export const bengaliTongue = 'h-0 min-h-full'
