import { publicPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { KeyRound, Menu, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

/** Extends a touch target beyond the 36 px bar. */
const reach = 'relative after:absolute after:-inset-x-1 after:-inset-y-0.5'

export const HeaderButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`grid h-9 w-[44px] place-items-center ${reach} ${className}`}
    {...rest}
  />
)

export const pillClass =
  'relative hidden h-6.5 items-center gap-1.5 whitespace-nowrap rounded-full bg-chun-100 px-[13px] font-semibold text-dense text-kajol no-underline after:absolute after:-inset-x-1 after:-inset-y-[7px] hover:bg-white md:inline-flex'

/** The link to the office; on phones it is in the menu. */
export const HeaderPill = (props: ComponentProps<'a'>) => (
  <a href="/admin" className={pillClass} {...props} />
)

const panel =
  'on-dark fixed inset-x-0 top-9 z-49 max-h-[calc(100*var(--dvh)-var(--header-h))] animate-menu-in overflow-auto overscroll-contain border-taxi-400 border-b-4 bg-jaanla-800 px-(--gutter) pt-2 pb-5 text-chun-100 shadow-pop md:hidden'
const row =
  'flex min-h-[54px] w-full items-center font-display font-semibold text-kicker leading-[1.3] no-underline'
export const menuLink = `${row} justify-between border-jaanla-600 border-b aria-[current]:text-taxi-400`
export const menuButton = `${row} mt-3.5 justify-center rounded-md bg-taxi-400 text-kajol`

const menuId = 'mobile-menu'

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

/** The menu is hidden until `boot/start-shell.ts` opens it. */
const MobileMenu = ({ account }: { account: ReactNode }) => (
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

/** Visitors without JavaScript open this menu. */
const PlainMenu = () => (
  <details className="-mr-[10px]">
    <summary className="grid h-9 w-11 list-none place-items-center" aria-label="Menu">
      <Menu />
    </summary>
    <nav className={panel} aria-label="Mobile">
      <Pages />
    </nav>
  </details>
)

const ba =
  'M51.2 -53.8L51.2 0Q50.1 1.2 48.0 1.9Q45.8 2.7 42.6 2.7Q41.9 2.7 41.3 2.6Q40.7 2.5 40.3 2.4Q34 -2.2 28.5 -5.8Q23 -9.3 17.3 -12.3Q11.5 -15.4 4.4 -18.3Q2.8 -20.6 2 -24Q1.2 -27.4 1.2 -30.7Q1.2 -31.5 1.3 -32.1Q1.3 -32.8 1.4 -33.2Q6.3 -36.6 12.2 -39.5Q18 -42.4 24.1 -44.8Q30.2 -47.1 36 -48.6L36 -53.8ZM35.8 -34.6Q30.7 -33.4 26.1 -31.4Q21.6 -29.3 18.1 -27.1Q20.8 -25.9 23.9 -24.3Q26.9 -22.6 30.1 -20.8Q33.3 -18.9 36.2 -16.9Q36.1 -18.7 36 -20.6Q35.9 -22.5 35.9 -24.4Q35.8 -26.2 35.8 -27.6ZM0 -51.1Q-2.3 -51.1 -3.8 -52.5Q-5.2 -53.9 -5.2 -57.1Q-5.2 -58.9 -4.7 -60.4Q-4.2 -61.9 -3.7 -62.9L59.6 -62.9Q61.9 -62.9 63.4 -61.5Q64.8 -60.1 64.8 -56.9Q64.8 -55.1 64.3 -53.6Q63.8 -52.1 63.3 -51.1Z'

/** An open window with the letter ব, whose headstroke is the crossbar. */
const LogoMark = () => (
  <svg viewBox="0 0 128 128" width="29" height="29" className="w-[29px]" aria-hidden="true">
    <path d="M26 116V56C26 0 102 0 102 56v60Z" fill="var(--color-taxi-400)" />
    <path d="M26 50 2 36v74l24 6ZM102 50l24-14v74l-24 6Z" fill="var(--color-jaanla-300)" />
    <g transform="translate(64 72) scale(1.14) translate(-64 -73)">
      <path transform="translate(37.88 99.38) scale(0.877)" d={ba} fill="var(--color-paar-600)" />
    </g>
  </svg>
)

const Brand = () => (
  <a href="/" className={`block h-9 min-w-0 whitespace-nowrap no-underline ${reach}`}>
    <span className="sr-only">{`${site.name}, home`}</span>
    {/* With large letters, what does not fit wraps out of sight. */}
    <span className="flex h-9 flex-wrap items-center gap-x-[9px] overflow-hidden *:h-9">
      <LogoMark />
      <b
        lang="bn"
        className="pt-[3px] font-display font-extrabold text-kicker text-taxi-400 leading-9"
      >
        {site.nameBengali}
      </b>
      <i className="flex items-center font-medium text-tiny not-italic leading-none tracking-[0.01em]">
        <span className="border-jaanla-300 border-l pl-2.5">{site.tagline}</span>
      </i>
    </span>
  </a>
)

const headerLinks = publicPages.filter(({ links }) => links === 'header')

const Nav = () => (
  <nav className="ml-auto hidden gap-1.5 md:flex" aria-label="Main">
    {headerLinks.map(({ path, name }) => (
      <SiteLink
        key={path}
        href={path}
        className={`block px-[13px] font-medium text-dense leading-9 no-underline hover:bg-jaanla-700 hover:text-white aria-[current]:bg-taxi-400 aria-[current]:font-semibold aria-[current]:text-kajol ${reach}`}
      >
        {name}
      </SiteLink>
    ))}
  </nav>
)

/** Links to the login, which the account's island hides from who is logged in. */
const LoginPill = () => (
  <HeaderPill data-login="">
    <KeyRound className="size-3.5" />
    Login
  </HeaderPill>
)

const LoginRow = () => (
  <a href="/admin" data-login="" className={menuButton}>
    Login
  </a>
)

type Props = {
  /** Who is logged in, in the bar and in the phone's menu; by default the ways to the login. */
  account?: ReactNode
  menuAccount?: ReactNode
}

/** The bar of every page. `boot/start-shell.ts` opens and closes its menu. */
export const Header = ({ account = <LoginPill />, menuAccount = <LoginRow /> }: Props) => (
  <>
    <header className="on-dark fixed in-data-office:absolute max-md:in-data-office:overflow-hidden inset-x-0 top-0 z-50 h-(--header-h) bg-jaanla-800 text-chun-100">
      <div className="flex h-9 items-center gap-2 px-(--gutter) md:gap-[22px]">
        <Brand />
        <Nav />
        <div className="contents" data-account="bar">
          {account}
        </div>
        <HeaderButton
          className="group -mr-[10px] ml-auto noscript:hidden md:hidden"
          aria-label="Menu"
          aria-expanded={false}
          aria-controls={menuId}
        >
          <Menu className="group-aria-expanded:hidden" />
          <X className="hidden group-aria-expanded:block" />
        </HeaderButton>
        <noscript className="ml-auto md:hidden">
          <PlainMenu />
        </noscript>
      </div>
    </header>
    <MobileMenu
      account={
        <div className="contents" data-account="menu">
          {menuAccount}
        </div>
      }
    />
  </>
)
