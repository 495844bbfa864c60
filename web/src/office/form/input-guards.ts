const isFocused = (target: EventTarget | null) => target === document.activeElement

/** A wheel over a focused number would change it; without the focus the page scrolls. */
const leaveNumber = ({ target }: WheelEvent) => {
  if (target instanceof HTMLInputElement && target.type === 'number' && isFocused(target))
    target.blur()
}

/** A browser opens a file that nothing takes, in place of the page and of all that was typed there. */
const refuseFiles = (event: DragEvent) => {
  const { target, dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  if (target instanceof HTMLInputElement && target.type === 'file') return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/** Keeps what is typed in the office from a wheel and from files that are dropped beside a field. */
export const guardInputs = () => {
  addEventListener('wheel', leaveNumber, { passive: true })
  addEventListener('dragover', refuseFiles)
  addEventListener('drop', refuseFiles)
}
