import { Check, LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SiteLink } from './site-link.tsx'

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
    <div className="account" ref={box}>
      <SiteLink to="/admin" marked={false} className="pill reach">
        Admin
      </SiteLink>
      <button
        ref={button}
        type="button"
        className="hit reach"
        aria-label={`Logged in as ${username ?? 'admin'}: account menu`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Check />
      </button>
      {isOpen && (
        <div className="account-menu">
          <button
            type="button"
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
