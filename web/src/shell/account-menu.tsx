import { Check, LogOut } from 'lucide-react'
import { usePopover } from '../ui/use-popover.ts'
import { HeaderButton } from './header-button.tsx'
import { HeaderPill } from './header-pill.tsx'

export const AccountMenu = ({
  username,
  onLogout,
}: {
  username: string | undefined
  onLogout: () => void
}) => {
  const { isOpen, setOpen, box, button } = usePopover()
  return (
    <div className="relative hidden items-center gap-1 md:flex" ref={box}>
      <HeaderPill>Admin</HeaderPill>
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
