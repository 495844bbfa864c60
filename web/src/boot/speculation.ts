import { speculationRules } from '@bong-bari/edge'

const savesData = () => {
  const connection = 'connection' in navigator && navigator.connection
  return Boolean(Object(connection).saveData)
}

/** Lets the browser render the page behind a link that somebody points at or presses; not for whoever saves data. */
export const startSpeculation = () => {
  if (savesData() || !HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = speculationRules
  document.head.append(rules)
}
