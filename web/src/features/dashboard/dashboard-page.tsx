import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PageFrame } from '../../office/page-frame.tsx'
import { Tabs } from '../../office/tabs.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { DashboardActions } from './dashboard-actions.tsx'

export type DashboardTab = {
  id: string
  label: string
  icon: LucideIcon
  Content: ComponentType
  /** Stands beside the label; `isOpen` says whether the tab itself is shown. */
  extra?: (isOpen: boolean) => ReactNode
  /** Where the keyboard may go at once. */
  skip?: { to: string; name: string }
  /** Loads the code of a tab that may be opened next. */
  onNear?: () => void
}

type DashboardPageProps = {
  username: string
  onLogout: () => Promise<void>
  tabs: readonly [DashboardTab, ...DashboardTab[]]
  /** Counts what is new, for the title; `isFirstOpen` says whether the first tab is shown. */
  useCount: (isFirstOpen: boolean) => string | undefined
  addUser: (close: () => void) => ReactNode
  /** Stands above the tabs, whichever is open. */
  notice: ReactNode
}

/** The open tab is part of the address; the first one needs no word there. */
const useTab = ([first, ...others]: DashboardPageProps['tabs']) => {
  const [search, setSearch] = useSearchParams()
  const open = others.find(({ id }) => id === search.get('tab')) ?? first
  const select = (id: string) => setSearch(id === first.id ? {} : { tab: id })
  /** The dialog of a post is part of the address too. */
  const newPost = () => setSearch({ tab: 'blog', post: 'new' })
  return { open, select, newPost }
}

/** The frame of the admin panel; what its tabs and dialogs hold is given by its caller. */
export const DashboardPage = ({
  username,
  onLogout,
  tabs,
  useCount,
  addUser,
  notice,
}: DashboardPageProps) => {
  const { open, select, newPost } = useTab(tabs)
  const adding = useEditorAddress('user')
  const count = useCount(open.id === tabs[0].id)
  return (
    <PageFrame
      isFirst
      skip={open.skip}
      title="Admin Panel"
      count={count}
      words={`Welcome, ${username}!`}
      actions={
        <DashboardActions
          onNewPost={newPost}
          onAddUser={() => adding.open('new')}
          onLogout={onLogout}
        />
      }
    >
      {notice}
      <Tabs
        label="Admin sections"
        selected={open.id}
        onSelect={select}
        tabs={tabs.map(({ extra, ...tab }) => ({ ...tab, extra: extra?.(tab.id === open.id) }))}
      >
        <open.Content />
      </Tabs>
      {adding.openId && addUser(adding.close)}
    </PageFrame>
  )
}
