import { notFound } from './routes.tsx'
import { findRoute, type PageRoute, split } from './split.tsx'

/** The pages of the admin entry, one line each (see routes.tsx). `/login` is rendered ahead. */
export const adminRoutes: PageRoute[] = [
  {
    path: '/login',
    page: split(async () => (await import('./features/auth/login-page.tsx')).LoginPage),
  },
  { path: '/admin', page: split(async () => (await import('./office.ts')).AdminDashboard) },
  { path: '/admin/chatbot', page: split(async () => (await import('./office.ts')).TrainingPage) },
  { path: '/admin/homepage', page: split(async () => (await import('./office.ts')).ManagerPage) },
  { path: '/admin/people', page: split(async () => (await import('./office.ts')).PeoplePage) },
  { path: '/admin/settings', page: split(async () => (await import('./office.ts')).SettingsPage) },
]

export const adminPageOf = (path: string) => findRoute(adminRoutes, path)?.page ?? notFound
