import { site } from '@bong-bari/site'
import { KeyRound, Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../features/auth/use-auth.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderButton } from './header-button.tsx'
import { HeaderPill } from './header-pill.tsx'
import { LogoMark } from './logo-mark.tsx'
import { MobileMenu, PlainMenu } from './mobile-menu.tsx'
import { navLinks } from './nav-links.ts'
import { reach } from './reach.ts'
import { SiteLink } from './site-link.tsx'
import { useStillPage } from './use-still-page.ts'

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

const Nav = () => (
  <nav className="ml-auto hidden gap-1.5 md:flex" aria-label="Main">
    {navLinks.map(({ to, label }) => (
      <SiteLink
        key={to}
        to={to}
        className={`block px-[13px] font-medium text-dense leading-9 no-underline hover:bg-jaanla-700 hover:text-white aria-[current]:bg-taxi-400 aria-[current]:font-semibold aria-[current]:text-kajol ${reach}`}
      >
        {label}
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

export const HeaderBar = ({ isAuthenticated, username, onLogout }: BarProps) => {
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
