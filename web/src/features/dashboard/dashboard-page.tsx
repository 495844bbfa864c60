import { BotMessageSquare, Inbox, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PageFrame } from '../../office/page-frame.tsx'
import { Tabs } from '../../office/tabs.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { DashboardActions } from './dashboard-actions.tsx'

const tabIds = ['requests', 'blog', 'chatbot'] as const
type TabId = (typeof tabIds)[number]

type DashboardPageProps = {
  username: string
  onLogout: () => Promise<void>
  requests: ReactNode
  /** `isOpen` says whether the requests themselves are shown. */
  requestsCount: (isOpen: boolean) => ReactNode
  blog: ReactNode
  chatbot: ReactNode
  /** Loads the code of a tab that may be opened next. */
  prefetch: { blog: () => void; chatbot: () => void }
  addUser: (close: () => void) => ReactNode
}

/** The open tab is part of the address; the first one needs no word there. */
const useTab = () => {
  const [search, setSearch] = useSearchParams()
  const selected = tabIds.find((id) => id === search.get('tab')) ?? 'requests'
  const select = (id: TabId) => setSearch(id === 'requests' ? {} : { tab: id })
  /** The dialog of a post is part of the address too. */
  const newPost = () => setSearch({ tab: 'blog', post: 'new' })
  return { selected, select, newPost }
}

/** The frame of the admin panel; what its tabs and dialogs hold is given by its caller. */
export const DashboardPage = (props: DashboardPageProps) => {
  const { username, onLogout, requests, requestsCount, blog, chatbot, prefetch, addUser } = props
  const { selected, select, newPost } = useTab()
  const adding = useEditorAddress('user')
  const contents: Record<TabId, ReactNode> = {
    requests,
    blog,
    chatbot,
  }
  return (
    <PageFrame
      isFirst
      title="Admin Panel"
      words={`Welcome, ${username}!`}
      actions={
        <DashboardActions
          onNewPost={newPost}
          onAddUser={() => adding.open('new')}
          onLogout={onLogout}
        />
      }
    >
      <Tabs
        label="Admin sections"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: 'requests',
            label: 'Collaboration Requests',
            icon: Inbox,
            extra: requestsCount(selected === 'requests'),
          },
          { id: 'blog', label: 'Blog Management', icon: Newspaper, onNear: prefetch.blog },
          {
            id: 'chatbot',
            label: 'Chatbot Training',
            icon: BotMessageSquare,
            onNear: prefetch.chatbot,
          },
        ]}
      >
        {contents[selected]}
      </Tabs>
      {adding.openId && addUser(adding.close)}
    </PageFrame>
  )
}
