import { beginPage } from './begin.ts'

beginPage({
  load: async (root) => (await import('./office.tsx')).prepare(root),
  isUrgent: true,
})
