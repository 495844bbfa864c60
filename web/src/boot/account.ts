import { onAuthChange, readSession } from '../session.ts'

/** Calls `load`, once, where somebody is logged in or becomes so: visitors never load the account menu. */
export const startAccount = (load: () => void) => {
  let isLoaded = false
  const check = () => {
    if (isLoaded || !readSession().sessionId) return
    isLoaded = true
    load()
  }
  onAuthChange(check)
  check()
}
