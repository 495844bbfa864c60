import { publicPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { KeyRound, Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../features/auth/use-auth.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderButton } from './header-button.tsx'
import { HeaderPill } from './header-pill.tsx'
import { MobileMenu, PlainMenu } from './mobile-menu.tsx'
import { reach } from './reach.ts'
import { SiteLink } from './site-link.tsx'

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
  <SiteLink
    to="/"
    className={`block h-9 min-w-0 whitespace-nowrap no-underline ${reach}`}
    marked={false}
  >
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
  </SiteLink>
)

const links = publicPages.filter(({ links }) => links === 'header')

const Nav = () => (
  <nav className="ml-auto hidden gap-1.5 md:flex" aria-label="Main">
    {links.map(({ path, name }) => (
      <SiteLink
        key={path}
        to={path}
        className={`block px-[13px] font-medium text-dense leading-9 no-underline hover:bg-jaanla-700 hover:text-white aria-[current]:bg-taxi-400 aria-[current]:font-semibold aria-[current]:text-kajol ${reach}`}
      >
        {name}
      </SiteLink>
    ))}
  </nav>
)

const LoginPill = () => (
  <HeaderPill>
    <KeyRound className="size-3.5" />
    Login
  </HeaderPill>
)

const menuId = 'mobile-menu'

const wide = 768

const behind = 'main, footer, aside, .ticker'

/** Makes the page behind the menu inert and unscrollable. */
const useStillPage = (isStill: boolean) =>
  useEffect(() => {
    if (!isStill) return
    const root = document.documentElement
    const parts = [...document.querySelectorAll(behind)]
    root.classList.add('still')
    for (const part of parts) part.toggleAttribute('inert', true)
    return () => {
      root.classList.remove('still')
      for (const part of parts) part.removeAttribute('inert')
    }
  }, [isStill])

/** Closes on navigation, Escape, a press outside, or when the bar's links fit. */
const useMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const burger = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  // Not an effect: the first render's would undo a quick visitor's press.
  if (page !== pathname) {
    setPage(pathname)
    setOpen(false)
  }
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      burger.current?.focus()
    }
    const onResize = () => {
      if (innerWidth >= wide) setOpen(false)
    }
    addEventListener('keydown', onKey)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('resize', onResize)
    }
  }, [isOpen])
  useStillPage(isOpen)
  return { isOpen, setOpen, burger }
}

type BarProps = {
  isAuthenticated: boolean
  username?: string | undefined
  onLogout: () => void
}

const HeaderBar = ({ isAuthenticated, username, onLogout }: BarProps) => {
  const { isOpen, setOpen, burger } = useMenu()
  const leave = () => {
    setOpen(false)
    onLogout()
  }
  return (
    <>
      <header className="on-dark fixed in-data-office:absolute max-md:in-data-office:overflow-hidden inset-x-0 top-0 z-50 h-(--header-h) bg-jaanla-800 text-chun-100">
        <div className="flex h-9 items-center gap-2 px-(--gutter) md:gap-[22px]">
          <Brand />
          <Nav />
          {isAuthenticated ? <AccountMenu username={username} onLogout={leave} /> : <LoginPill />}
          <HeaderButton
            ref={burger}
            className="-mr-[10px] ml-auto noscript:hidden md:hidden"
            aria-label="Menu"
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X /> : <Menu />}
          </HeaderButton>
          <noscript className="ml-auto md:hidden">
            <PlainMenu />
          </noscript>
        </div>
      </header>
      {isOpen && (
        <MobileMenu
          id={menuId}
          isAuthenticated={isAuthenticated}
          onLogout={leave}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const Header = () => {
  const { isAuthenticated, user, logout } = useAuth()
  return (
    <HeaderBar
      isAuthenticated={isAuthenticated}
      username={user?.username}
      onLogout={() => logout('/')}
    />
  )
}
