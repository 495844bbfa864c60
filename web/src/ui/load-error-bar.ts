/**
 * Says that code of this page did not come, over what stands there to be read. Only loading the
 * page anew helps: Chromium remembers that a module failed. Fields keep what was typed.
 */
const showLoadError = () => {
  if (document.querySelector('.load-error-bar')) return
  const bar = document.createElement('p')
  bar.className = 'load-error-bar'
  bar.role = 'alert'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'Load it again'
  again.addEventListener('click', () => location.reload())
  bar.append('Part of this page did not arrive. ', again)
  document.body.append(bar)
}

/** Code of the page or a part of it. Where it does not come what stands there stays, and the bar says so. */
export const orLoadError = <Code>(code: Promise<Code>) =>
  code.catch((error) => {
    console.warn('A part of the page could not be loaded.', error)
    showLoadError()
    return new Promise<never>(() => {})
  })
