import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PathContext } from '../src/shell/site-link.tsx'
import { brand, SettingsContext, type SiteSettings } from '../src/site/settings.ts'
import { MetaSinkContext } from '../src/ui/page-meta.ts'

type Page = { path?: string; settings?: Partial<SiteSettings> }

/** Puts a part of a public page into the document as the server draws it; resolves once `boot` has seen it. */
export const drawPage = async (node: ReactNode, { path = '/', settings = {} }: Page = {}) => {
  history.replaceState(null, '', path)
  document.body.innerHTML = renderToString(
    <PathContext value={path}>
      <MetaSinkContext value={{ origin: location.origin }}>
        <SettingsContext value={{ ...brand, ...settings }}>{node}</SettingsContext>
      </MetaSinkContext>
    </PathContext>,
  )
  await Promise.resolve()
}
