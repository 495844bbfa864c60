/** What changes the site that visitors see has a stack apart. */
export const office = '*.office.spec.ts'

/** Every thing of the demo is opened, changed, deleted and brought back. */
export const walks = 'walk-*.spec.ts'

export const desktop = { viewport: { width: 1366, height: 768 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** As most people have it; journeys go without, but for those about what moves. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } }
