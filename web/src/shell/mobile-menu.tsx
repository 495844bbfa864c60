import { navLinks } from './nav-links.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  id: string
  isAuthenticated: boolean
  onLogout: () => void
  onFollow: () => void
}

export const MobileMenu = ({ id, isAuthenticated, onLogout, onFollow }: Props) => (
  <nav className="mobile-menu" id={id} aria-label="Mobile">
    {navLinks.map(({ to, label, bengali }) => (
      <SiteLink key={to} to={to} onClick={onFollow}>
        {label}
        <span lang="bn">{bengali}</span>
      </SiteLink>
    ))}
    <SiteLink to="/admin" onClick={onFollow} className={isAuthenticated ? '' : 'last'}>
      {isAuthenticated ? 'Admin' : 'Login'}
    </SiteLink>
    {isAuthenticated && (
      <button type="button" className="last" onClick={onLogout}>
        Logout
      </button>
    )}
  </nav>
)
