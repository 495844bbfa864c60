import { LogOut, type LucideIcon, Plus, UserPlus } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { Tabs } from '../../office/page/tabs.tsx'
import { Button } from '../../ui/button.tsx'

type DashboardActionsProps = {
  onNewPost: () => void
  onAddUser: () => void
  onLogout: () => Promise<void>
}

const DashboardActions = (props: DashboardActionsProps) => {
  const { onNewPost, onAddUser, onLogout } = props
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await onLogout()
    setLeaving(false)
  }
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-auto max-md:[&>*]:px-2!">
      <Button onClick={onNewPost}>
        <Plus />
        New Blog Post
      </Button>
      {/* On a phone, Add User stands in the menu. */}
      <Button className="max-md:hidden!" variant="secondary" onClick={onAddUser}>
        <UserPlus />
        Add User
      </Button>
      <Button
        className="max-md:flex-none!"
        variant="secondary"
        onClick={leave}
        disabled={isLeaving}
      >
        <LogOut />
        <span className="max-md:sr-only">Logout</span>
      </Button>
    </div>
  )
}

export type DashboardTab = {
  id: string
  label: string
  icon: LucideIcon
  Content: ComponentType
  /** Beside the label; `isOpen`: this tab is shown. */
  extra?: (isOpen: boolean) => ReactNode
  skip?: { to: string; name: string }
  onNear?: () => void
}

type DashboardPageProps = {
  username: string
  onLogout: () => Promise<void>
  tabs: readonly [DashboardTab, ...DashboardTab[]]
  /** The count of new items for the title; `isFirstOpen`: the first tab is shown. */
  useCount: (isFirstOpen: boolean) => string | undefined
  addUser: (close: () => void) => ReactNode
  notice: ReactNode
}

/** The open tab is in the address, except the first. */
const useTab = ([first, ...others]: DashboardPageProps['tabs']) => {
  const [search, setSearch] = useSearchParams()
  const open = others.find(({ id }) => id === search.get('tab')) ?? first
  const select = (id: string) => setSearch(id === first.id ? {} : { tab: id })
  /** The dialog of a post is in the address too. */
  const newPost = () => setSearch({ tab: 'blog', post: 'new' })
  return { open, select, newPost }
}

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
      description={`Welcome, ${username}!`}
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
