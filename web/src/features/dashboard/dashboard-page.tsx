import { site } from '@bong-bari/site'
import { BotMessageSquare, Inbox, Newspaper } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Art, type ArtName } from '../../ui/art.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DashboardHead } from './dashboard-head.tsx'

const tabIds = ['requests', 'blog', 'chatbot'] as const
type TabId = (typeof tabIds)[number]

type DashboardPageProps = {
  username: string
  onLogout: () => Promise<void>
  requests: ReactNode
  requestsCount: ReactNode
  chatbot: ReactNode
  addUser: (close: () => void) => ReactNode
}

/** The open tab is part of the address; the first one needs no word there. */
const useTab = () => {
  const [search, setSearch] = useSearchParams()
  const selected = tabIds.find((id) => id === search.get('tab')) ?? 'requests'
  const select = (id: TabId) => setSearch(id === 'requests' ? {} : { tab: id })
  return { selected, select }
}

const Later = ({ art, title, children }: { art: ArtName; title: string; children: string }) => (
  <div className="panel empty-state mt-3">
    <Art name={art} />
    <h2>{title}</h2>
    <p>{children}</p>
  </div>
)

/** The frame of the admin panel; what its tabs and dialogs hold is given by its caller. */
export const DashboardPage = (props: DashboardPageProps) => {
  const { username, onLogout, requests, requestsCount, chatbot, addUser } = props
  usePageMeta({
    title: `Admin Panel - ${site.name}`,
    description: `The back office of ${site.name}.`,
    noIndex: true,
  })
  const { selected, select } = useTab()
  const [isAdding, setAdding] = useState(false)
  const contents: Record<TabId, ReactNode> = {
    requests,
    blog: (
      <Later art="clothes" title="Blog Management">
        There is nothing to manage here yet.
      </Later>
    ),
    chatbot,
  }
  return (
    <div className="admin-page">
      <div className="inside">
        <DashboardHead username={username} onAddUser={() => setAdding(true)} onLogout={onLogout} />
        <Tabs
          label="Admin sections"
          selected={selected}
          onSelect={select}
          tabs={[
            {
              id: 'requests',
              label: 'Collaboration Requests',
              icon: Inbox,
              extra: requestsCount,
            },
            { id: 'blog', label: 'Blog Management', icon: Newspaper },
            { id: 'chatbot', label: 'Chatbot Training', icon: BotMessageSquare },
          ]}
        >
          {contents[selected]}
        </Tabs>
      </div>
      {isAdding && addUser(() => setAdding(false))}
    </div>
  )
}
