import { Check, LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { HeaderButton } from './header-button.tsx'
import { HeaderPill } from './header-pill.tsx'

/** Closes on Escape (focus returns to the button) and on anything outside. */
const usePopover = () => {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('pointerdown', onPress)
    addEventListener('focusin', onPress)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('focusin', onPress)
      removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return { isOpen, setOpen, box, button }
}

/** The Admin link and the check-mark button of somebody who is logged in. */
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
