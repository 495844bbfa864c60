import { refuse } from '../http/refuse.ts'
import type { LeadPages } from './write-file.ts'

/** Refuses once there are more leads than a file may hold. */
export async function* atMost(limit: number, pages: LeadPages): LeadPages {
  let count = 0
  for await (const page of pages) {
    count += page.length
    if (count > limit) refuse('export-too-large')
    yield page
  }
}
