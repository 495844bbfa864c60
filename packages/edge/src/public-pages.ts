/**
 * The pages of visitors that are always there, in the order of the phone's menu; posts and videos
 * come and go. All are published and stand in the sitemap. `links` says where a page has its link:
 * in the header and the menu, in the menu and the footer, or in the footer alone.
 */
export const publicPages = [
  { path: '/', name: 'Home', bengali: 'বাড়ি', links: 'header' },
  { path: '/videos', name: 'Videos', bengali: 'সব জানলা', links: 'menu' },
  { path: '/about', name: 'About', bengali: 'আমরা', links: 'header' },
  { path: '/work-with-us', name: 'Work with us', bengali: 'একসঙ্গে কাজ', links: 'header' },
  { path: '/blog', name: 'Blog', bengali: 'গল্প', links: 'header' },
  { path: '/contact', name: 'Contact', bengali: 'যোগাযোগ', links: 'menu' },
  { path: '/privacy', name: 'Privacy', bengali: 'গোপনীয়তা', links: 'footer' },
] as const

export type PublicPath = (typeof publicPages)[number]['path']

/** The addresses of {@link publicPages}. */
export const listedPages: readonly string[] = publicPages.map((page) => page.path)
