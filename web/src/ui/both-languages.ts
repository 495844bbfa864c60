/**
 * English and Bengali take the height of the English: the fallback font shown before the Bengali
 * one loads is wider and would push the page down.
 */
export const bothLanguages = 'grid auto-rows-fr'
export const besideEnglish = 'h-0 min-h-full'
