import type { HttpEvent } from '../http/event.ts'
import { keptAnswer } from './answers.ts'
import { origin } from './origin.ts'

/** Nothing is closed: pages that no search should show say so themselves. */
export const robots = (event: HttpEvent) =>
  keptAnswer(
    event,
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow:\n\nSitemap: ${origin()}/sitemap.xml\n`,
  )
