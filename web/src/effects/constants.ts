/** Volumes are 0 to 1, distances CSS pixels, times milliseconds unless said otherwise. */

/** Below this width, or on a device that calls itself mobile, effects are reduced. */
export const mobileWidth = 768

/** The highest that a browser takes. */
export const cursorLayer = 2_147_483_647

export const particles = {
  perMove: 2,
  moveThrottle: 32,
  perClick: 6,
  /** Frames of a sixtieth of a second. */
  moveFrames: { least: 35, most: 45 },
  clickFrames: 40,
  /** Shares of laughing faces. */
  laughsOnMove: 0.05,
  laughsOnClick: 0.3,
}

/** What runs around every page: the horn on click, sparkles over bars and footer, bangles. */
export const shellVolume = { click: 0.3, hover: 0.12, charm: 0.06 }

export const clickSound = { volume: shellVolume.click, cooldown: 200 }

export const hoverSound = { volume: 0.15, cooldown: 100 }

export const charmSound = {
  volume: shellVolume.charm,
  volumeCap: 0.08,
  /** Seconds. */
  fadeIn: 0.12,
  fadeOut: 0.08,
  threshold: 8,
  throttle: 30,
  stopAfter: 120,
}

/** After a request is stored, or a way to reach the family is taken. */
export const submissionVolume = { home: 0.25, workWithUs: 0.2, contact: 0.18 }

export const parallax = { speed: 0.5, mobileScale: 0.3 }

/** How often elements that move or appear are looked up again. */
export const elementRefresh = 5_000

/** How long after the last change of width nothing glides from place to place. */
export const resizeBlock = 250

/** How long something takes to its new place; the style sheets call it `--duration-layout`. */
export const layoutTransition = 450
