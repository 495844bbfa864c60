/**
 * English and Bengali side by side, as high as the English: the fallback font before the Bengali one is wider
 * and would push the page down.
 */
export const bothLanguages = 'grid auto-rows-fr'
export const besideEnglish = 'h-0 min-h-full'
