/**
 * English and Bengali side by side, as high as the English: the fallback font before the Bengali one is wider
 * and would push the page down.
 */
export const bothTongues = 'grid auto-rows-fr'
export const bengaliTongue = 'h-0 min-h-full'
