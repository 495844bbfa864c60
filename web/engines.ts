/** The build is lowered to these engines, the oldest that are supported. */
export const engines = { chrome: 106, edge: 106, samsung: 20, safari: 15.4, firefox: 115 }

// Samsung Internet 20 is Chromium 106.
const { samsung: _, ...listedEngines } = engines

/** In the bundler's format. */
export const buildTarget = Object.entries(listedEngines).map(
  ([name, version]) => `${name}${version}`,
)
