/** Unless noted: volumes 0 to 1, distances in CSS pixels, times in ms. */

/** Effects are reduced below this width and on mobile devices. */
export const mobileWidth = 768

/** The largest z-index that browsers take. */
export const cursorLayer = 2_147_483_647

export const particles = {
  perMove: 2,
  moveThrottle: 32,
  perClick: 6,
  /** How long a particle lives, in frames, of which 60 are a second. */
  moveFrames: { min: 35, max: 45 },
  clickFrames: 40,
  /** The share of particles that are laughing faces. */
  laughsOnMove: 0.05,
  laughsOnClick: 0.3,
}

/** On every page: horn on click, sparkles over bars and footer, bangles. */
export const shellVolume = { click: 0.3, hover: 0.12, charm: 0.06 }

export const clickSound = { volume: shellVolume.click, cooldown: 200 }

export const hoverSound = { volume: 0.15, cooldown: 100 }

export const charmSound = {
  volume: shellVolume.charm,
  volumeCap: 0.08,
  /** How long a sound rises and falls, in seconds. */
  fadeIn: 0.12,
  fadeOut: 0.08,
  threshold: 8,
  throttle: 30,
  stopAfter: 120,
}

/** After a form is sent or a contact link is used. */
export const submissionVolume = { home: 0.25, workWithUs: 0.2, contact: 0.18 }

export const parallax = { speed: 0.5, mobileScale: 0.3 }

/** How often moving or new elements are queried again. */
export const elementRefresh = 5_000

/** How long layout transitions stay off after a width change. */
export const resizeBlock = 250

/** In milliseconds, the same as the token `--duration-layout`. */
export const layoutTransition = 450
