import { BotMessageSquare, Inbox, Newspaper } from 'lucide-react'
import { useAuth } from '../../features/auth/use-auth.ts'
import { DashboardPage, type DashboardTab } from '../../features/dashboard/dashboard-page.tsx'
import { useUnopenedCount } from '../../features/leads/data/query.ts'
import { LeadTab } from '../../features/leads/leads-tab.tsx'
import { LeadCount } from '../../features/leads/notices.tsx'
import { HolidaysNotice, RetentionNotice } from '../../features/settings/notices.tsx'
import { part, windowPart } from '../../office/dialog/part.tsx'
import { BehindNotice } from '../../office/page/behind-notice.tsx'

const blog = part(async () => (await import('../blog-tab.tsx')).BlogTab, 'Loading the posts...')
const chatbot = part(
  async () => (await import('../../features/bot-training/training-page.tsx')).TrainingCenter,
  'Loading the training center...',
)
const addUser = windowPart(
  async () => (await import('../../features/auth/add-user-dialog.tsx')).AddUserDialog,
)

/** First: most come for the requests. */
const tabs: readonly [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'requests',
    label: 'Collaboration Requests',
    icon: Inbox,
    Content: LeadTab,
    skip: { to: 'requests', name: 'the requests' },
    extra: (isOpen) => <LeadCount hasListBeside={isOpen} />,
  },
  {
    id: 'blog',
    label: 'Blog Management',
    icon: Newspaper,
    Content: blog.Component,
    onNear: blog.prefetch,
  },
  {
    id: 'chatbot',
    label: 'Chatbot Training',
    icon: BotMessageSquare,
    Content: chatbot.Component,
    onNear: chatbot.prefetch,
  },
]

export const Dashboard = () => {
  const { user, logout } = useAuth()
  if (!user) return null
  return (
    <DashboardPage
      username={user.username}
      onLogout={() => logout('/login')}
      tabs={tabs}
      useCount={useUnopenedCount}
      notice={
        <>
          <BehindNotice />
          <RetentionNotice />
          <HolidaysNotice />
        </>
      }
      addUser={(close) => <addUser.Component onClose={close} />}
    />
  )
}
