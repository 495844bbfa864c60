import type { Page } from '@playwright/test'
import { officeAddresses } from './office-pages.ts'
import { desktop, phone } from './sizes.ts'

/** The screens whose controls are counted: every page of the office, an open request and a new post. */
export const countedAddresses = [...officeAddresses, '/admin?tab=blog&post=new']

export const countedSizes = ['desktop', 'phone'] as const

export const viewports = { desktop: desktop.viewport, phone: phone.viewport }

/**
 * The most controls that somebody may see when a screen opens, without the rail, which is the same on all of them. A screen
 * that needs more puts something behind a press first. The demo's requests show 16 on a phone; those that other journeys send
 * are shorter, so that one more row fits.
 */
export const maxControls: Record<string, Record<keyof typeof viewports, number>> = {
  '/admin': { desktop: 29, phone: 17 },
  '/admin?tab=chatbot': { desktop: 26, phone: 16 },
  '/admin/chatbot': { desktop: 22, phone: 14 },
  '/admin/homepage': { desktop: 24, phone: 15 },
  '/admin?tab=blog&post=new': { desktop: 12, phone: 12 },
}

/**
 * Counts the buttons, links and fields in the window, without the header and its ticker; `rail` is what the office's list of
 * pages has of them. While a dialog covers the page only its own controls count.
 */
export const countControls = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [contenteditable=true]'
    const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1)
    const isSeen = (control: Element) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isInWindow = x > 0 && x < innerWidth && y > 0 && y < innerHeight
      // What only screen readers hear of is a pixel wide.
      const hasSize = width > 2 && height > 2
      return isInWindow && hasSize && control.checkVisibility({ checkOpacity: true })
    }
    const seen = [...(dialog ?? document).querySelectorAll(controls)].filter(
      (control) => isSeen(control) && !control.closest('header'),
    )
    const rail = seen.filter((control) => control.closest('nav[aria-label=Tools]')).length
    return { screen: seen.length - rail, rail }
  })
