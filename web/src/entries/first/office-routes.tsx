import { findRoute, type PageRoute, split } from '../../split.tsx'

/** Prerendered, as they need no login. */
export const openPages = ['/login', '/preview']

export const officeRoutes: PageRoute[] = [
  {
    path: '/login',
    page: split(async () => (await import('../../features/auth/login-page.tsx')).LoginPage),
  },
  {
    path: '/preview',
    page: split(async () => (await import('../preview.tsx')).Preview),
  },
  { path: '/admin', page: split(async () => (await import('./dashboard.tsx')).Dashboard) },
  {
    path: '/admin/audit',
    page: split(async () => (await import('../../features/audit/audit-page.tsx')).AuditPage),
  },
  { path: '/admin/brands', page: split(async () => (await import('../brands.tsx')).Brands) },
  {
    path: '/admin/chatbot',
    page: split(
      async () => (await import('../../features/bot-training/training-page.tsx')).TrainingPage,
    ),
  },
  {
    path: '/admin/homepage',
    page: split(async () => (await import('../sections.tsx')).Sections),
  },
  {
    path: '/admin/numbers',
    page: split(async () => (await import('../../features/numbers/numbers-page.tsx')).NumbersPage),
  },
  {
    path: '/admin/people',
    page: split(async () => (await import('../../features/auth/people-page.tsx')).PeoplePage),
  },
  {
    path: '/admin/pictures',
    page: split(
      async () => (await import('../../features/pictures/pictures-page.tsx')).PicturesPage,
    ),
  },
  {
    path: '/admin/replies',
    page: split(async () => (await import('../../features/replies/replies-page.tsx')).RepliesPage),
  },
  {
    path: '/admin/settings',
    page: split(
      async () => (await import('../../features/settings/settings-page.tsx')).SettingsPage,
    ),
  },
  {
    path: '/admin/trash',
    page: split(async () => (await import('../../features/trash/trash-page.tsx')).TrashPage),
  },
]

export const notFound = split(
  async () => (await import('../../features/not-found/not-found-page.tsx')).NotFoundPage,
)

export const officePageOf = (path: string) => findRoute(officeRoutes, path)?.page ?? notFound
