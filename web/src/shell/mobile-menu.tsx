import { navLinks } from './nav-links.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  id: string
  isAuthenticated: boolean
  onLogout: () => void
  onFollow: () => void
}

const row =
  'flex min-h-[54px] w-full items-center font-display font-semibold text-kicker leading-[1.3] no-underline'
const link = `${row} justify-between border-jaanla-600 border-b aria-[current]:text-taxi-400`
const last = `${row} mt-3.5 justify-center rounded-md bg-taxi-400 text-kajol`

export const MobileMenu = ({ id, isAuthenticated, onLogout, onFollow }: Props) => (
  <nav
    className="on-dark fixed inset-x-0 top-9 z-49 max-h-[calc(100*var(--dvh)-36px)] animate-menu-in overflow-auto border-taxi-400 border-b-4 bg-jaanla-800 px-(--gutter) pt-2 pb-5 text-chun-100 shadow-pop md:hidden"
    id={id}
    aria-label="Mobile"
  >
    {navLinks.map(({ to, label, bengali }) => (
      <SiteLink key={to} to={to} className={link} onClick={onFollow}>
        {label}
        <span lang="bn" className="font-normal font-text text-jaanla-300 text-ui leading-normal">
          {bengali}
        </span>
      </SiteLink>
    ))}
    <SiteLink to="/admin" onClick={onFollow} className={isAuthenticated ? link : last}>
      {isAuthenticated ? 'Admin' : 'Login'}
    </SiteLink>
    {isAuthenticated && (
      <button type="button" className={last} onClick={onLogout}>
        Logout
      </button>
    )}
  </nav>
)
