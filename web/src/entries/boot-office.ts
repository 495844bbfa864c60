import { beginPage } from '../begin/begin.ts'

beginPage({
  load: async (root) => (await import('./first/office.tsx')).prepare(root),
  isUrgent: true,
})
