/** The oldest engines that the site is built for. */
export const engines = { chrome: 106, edge: 106, samsung: 20, safari: 15.4, firefox: 115 }

/** The newest edition of the language that all of them read. */
export const ecmaVersion = 2022

// Samsung Internet 20 is Chromium 106.
const { samsung: _, ...known } = engines

/** The same in the words of the bundler. */
export const buildTarget = Object.entries(known).map(([name, version]) => `${name}${version}`)
