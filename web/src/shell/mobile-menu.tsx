import { publicPages } from '@bong-bari/edge'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

const panel =
  'on-dark fixed inset-x-0 top-9 z-49 max-h-[calc(100*var(--dvh)-var(--header-h))] animate-menu-in overflow-auto overscroll-contain border-taxi-400 border-b-4 bg-jaanla-800 px-(--gutter) pt-2 pb-5 text-chun-100 shadow-pop md:hidden'
const row =
  'flex min-h-[54px] w-full items-center font-display font-semibold text-kicker leading-[1.3] no-underline'
export const menuLink = `${row} justify-between border-jaanla-600 border-b aria-[current]:text-taxi-400`
export const menuButton = `${row} mt-3.5 justify-center rounded-md bg-taxi-400 text-kajol`

export const menuId = 'mobile-menu'

const links = publicPages.filter(({ links }) => links !== 'footer')

const Pages = () =>
  links.map(({ path, name, bengali }) => (
    <SiteLink key={path} href={path} className={menuLink}>
      {name}
      <span lang="bn" className="font-normal font-text text-jaanla-300 text-ui leading-normal">
        {bengali}
      </span>
    </SiteLink>
  ))

/** Hidden until `boot/menu.ts` opens it. */
export const MobileMenu = ({ account }: { account: ReactNode }) => (
  <>
    {/* Catches touches beside the menu and blocks scrolling. */}
    <div
      hidden
      data-menu-cover=""
      className="fixed inset-0 z-49 touch-none bg-kajol/45 md:hidden"
      aria-hidden="true"
    />
    <nav hidden className={panel} id={menuId} aria-label="Mobile">
      <Pages />
      {account}
    </nav>
  </>
)

/** For visitors without JavaScript. */
export const PlainMenu = () => (
  <details className="-mr-[10px]">
    <summary className="grid h-9 w-11 list-none place-items-center" aria-label="Menu">
      <Menu />
    </summary>
    <nav className={panel} aria-label="Mobile">
      <Pages />
    </nav>
  </details>
)
