/**
 * The same in English and in Bengali: both take the lines of the English one. While the Bengali
 * letters are on their way a stand-in for them is wider and would push everything below.
 */
export const bothTongues = 'grid auto-rows-fr'
export const bengaliTongue = 'h-0 min-h-full'
