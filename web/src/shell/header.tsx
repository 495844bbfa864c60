import { site } from '@bong-bari/site'
import { KeyRound, Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../features/auth/use-auth.ts'
import { AccountMenu } from './account-menu.tsx'
import { LogoMark } from './logo-mark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navLinks } from './nav-links.ts'
import { SiteLink } from './site-link.tsx'

const Brand = () => (
  <SiteLink to="/" className="brand reach" marked={false}>
    <span className="sr-only">{`${site.name}, home`}</span>
    <LogoMark />
    <b lang="bn">{site.nameBengali}</b>
    <i className="not-italic">{site.tagline}</i>
  </SiteLink>
)

const Nav = () => (
  <nav className="site-nav" aria-label="Main">
    {navLinks.map(({ to, label }) => (
      <SiteLink key={to} to={to} className="reach">
        {label}
      </SiteLink>
    ))}
  </nav>
)

const LoginPill = () => (
  <SiteLink to="/admin" className="pill reach" marked={false}>
    <KeyRound />
    Login
  </SiteLink>
)

const menuId = 'mobile-menu'

/** Open until a link is followed, Escape is pressed or something outside is touched. */
const useMenu = () => {
  const [isOpen, setOpen] = useState(false)
  const burger = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  // No effect: one of the first render would come after a quick visitor's press, and undo it.
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
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
  return { isOpen, setOpen, burger }
}

export const Header = () => {
  const { isAuthenticated, user, logout } = useAuth()
  const { isOpen, setOpen, burger } = useMenu()
  const leave = () => {
    setOpen(false)
    logout('/')
  }
  return (
    <>
      <header className="site-header">
        <div className="bar">
          <Brand />
          <Nav />
          {isAuthenticated ? (
            <AccountMenu username={user?.username} onLogout={leave} />
          ) : (
            <LoginPill />
          )}
          <button
            ref={burger}
            type="button"
            className="hit burger reach"
            aria-label="Menu"
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X /> : <Menu />}
          </button>
        </div>
      </header>
      {isOpen && (
        <MobileMenu
          id={menuId}
          isAuthenticated={isAuthenticated}
          onLogout={leave}
          onFollow={() => setOpen(false)}
        />
      )}
    </>
  )
}
