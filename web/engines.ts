/** The oldest engines that the site is built for. Samsung Internet 20 is Chromium 106. */
export const engines = { chrome: 106, edge: 106, safari: 15.4, firefox: 115 }

/** The same in the words of the bundler. */
export const buildTarget = Object.entries(engines).map(([name, version]) => `${name}${version}`)
