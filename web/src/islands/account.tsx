import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../api.ts'
import { showToasts } from '../entries/hydrate.tsx'
import { useAccount } from '../shell/account-menu.tsx'

const findPlace = (name: string) => document.querySelector(`[data-account="${name}"]`)

const Account = () => {
  const { account, menuAccount } = useAccount()
  const isAuthenticated = account !== undefined
  useLayoutEffect(() => {
    for (const login of document.querySelectorAll<HTMLElement>('[data-login]'))
      login.hidden = isAuthenticated
  }, [isAuthenticated])
  const [bar, menu] = [findPlace('bar'), findPlace('menu')]
  return (
    <>
      {bar && createPortal(account, bar)}
      {menu && createPortal(menuAccount, menu)}
    </>
  )
}

/** Puts who is logged in where the ways to the login are. */
export const showAccount = () => {
  showToasts()
  createRoot(document.createElement('div')).render(
    <QueryClientProvider client={queryClient}>
      <Account />
    </QueryClientProvider>,
  )
}
