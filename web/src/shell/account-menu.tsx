import { Check, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAuth } from '../features/auth/use-auth.ts'
import { usePopover } from '../ui/use-popover.ts'
import { HeaderButton, HeaderPill, menuButton, menuLink } from './header.tsx'

type Props = { username: string | undefined; adminPill: ReactNode; onLogout: () => void }

const AccountMenu = ({ username, adminPill, onLogout }: Props) => {
  const { isOpen, setOpen, box, button } = usePopover()
  return (
    <div className="relative hidden items-center gap-1 md:flex" ref={box}>
      {adminPill}
      <HeaderButton
        ref={button}
        aria-label={`Logged in as ${username ?? 'admin'}: account menu`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Check />
      </HeaderButton>
      {isOpen && (
        <div className="absolute top-10 right-0 min-w-[150px] rounded-md border-[2.5px] border-kajol bg-white p-1.5 text-kajol shadow-pop [--focus:var(--color-phalak-700)]">
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-2 rounded-sm px-3 font-medium text-ui hover:bg-jaanla-100"
            onClick={() => {
              setOpen(false)
              onLogout()
            }}
          >
            <LogOut />
            Logout
          </button>
        </div>
      )}
    </div>
  )
}

const AdminPill = () => <HeaderPill>Admin</HeaderPill>

/** What the bar and the phone's menu show of who is logged in; undefined for a visitor. */
export const useAccount = (adminPill: ReactNode = <AdminPill />) => {
  const { isAuthenticated, user, logout } = useAuth()
  if (!isAuthenticated) return {}
  const leave = () => logout('/')
  return {
    account: <AccountMenu username={user?.username} adminPill={adminPill} onLogout={leave} />,
    menuAccount: (
      <>
        <a href="/admin" className={menuLink}>
          Admin
        </a>
        <button type="button" data-closes-menu="" className={menuButton} onClick={leave}>
          Logout
        </button>
      </>
    ),
  }
}
