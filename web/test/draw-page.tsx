import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PathContext } from '../src/shell/site-link.tsx'
import { brand, SettingsContext, type SiteSettings } from '../src/site-settings.ts'

type Page = { path?: string; settings?: Partial<SiteSettings> }

/** Puts a part of a public page into the document as the server draws it; resolves once `boot` has seen it. */
export const drawPage = async (node: ReactNode, { path = '/', settings = {} }: Page = {}) => {
  history.replaceState(null, '', path)
  document.body.innerHTML = renderToString(
    <PathContext value={path}>
      <SettingsContext value={{ ...brand, ...settings }}>{node}</SettingsContext>
    </PathContext>,
  )
  await Promise.resolve()
}
