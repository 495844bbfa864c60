import { beginPage } from '../begin/begin.ts'

beginPage({
  load: async () => (await import('../boot/visitor.ts')).startVisit,
  // A search shows other results than the HTML.
  isUrgent: location.search.startsWith('?q='),
})
