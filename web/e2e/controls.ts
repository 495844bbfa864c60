import type { Page } from '@playwright/test'
import { officeAddresses } from './office-pages.ts'
import { desktop, phone } from './sizes.ts'

/** The screens whose controls are counted: every page of the office, an open request and a new post. */
export const countedAddresses = [...officeAddresses, '/admin?tab=blog&post=new']

export const countedSizes = ['desktop', 'phone'] as const

export const viewports = { desktop: desktop.viewport, phone: phone.viewport }

/**
 * The most controls that somebody may see when a screen opens, without the rail, which is the same on all of them. A screen
 * that needs more puts something behind a press first. Of the requests each row that fits is one.
 */
export const maxControls: Record<string, Record<keyof typeof viewports, number>> = {
  '/admin': { desktop: 27, phone: 16 },
  '/admin?tab=chatbot': { desktop: 25, phone: 15 },
  '/admin/chatbot': { desktop: 21, phone: 13 },
  '/admin/homepage': { desktop: 23, phone: 14 },
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
    const hasSize = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2
    }
    /** What only screen readers hear of stands in a box that is a pixel wide. */
    const isForReaders = (control: Element) => {
      const box = control.closest('[class*=sr-only]')
      return box !== null && !hasSize(box)
    }
    const isSeen = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isInWindow = x > 0 && x < innerWidth && y > 0 && y < innerHeight
      const isDrawn = control.checkVisibility({ checkOpacity: true })
      return isInWindow && isDrawn && hasSize(control) && !isForReaders(control)
    }
    const seen = [...(dialog ?? document).querySelectorAll(controls)].filter(
      (control) => isSeen(control) && !control.closest('header, .ticker'),
    )
    const rail = seen.filter((control) => control.closest('nav[aria-label=Tools]')).length
    return { screen: seen.length - rail, rail }
  })
