import { beginPage } from '../begin/begin.ts'
import { loadStyles } from '../begin/load-code.ts'
import wholeSheet from '../styles/app.css?url'

beginPage({
  // A page has the styles of its own HTML. What scripts show may need any other.
  load: async () => {
    const [{ startVisit }] = await Promise.all([
      import('../boot/visitor.ts'),
      loadStyles(wholeSheet),
    ])
    return startVisit
  },
  // A search shows other results than the HTML.
  isUrgent: location.search.startsWith('?q='),
})
