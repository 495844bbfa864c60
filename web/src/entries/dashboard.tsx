import { useAuth } from '../features/auth/use-auth.ts'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { LeadCount } from '../features/leads/lead-count.tsx'
import { LeadTab } from '../features/leads/lead-tab.tsx'
import { part } from '../office/part.tsx'

const blog = part(async () => (await import('./blog-tab.tsx')).BlogTab, 'Loading the posts...')
const chatbot = part(
  async () => (await import('../features/bot-training/training-center.tsx')).TrainingCenter,
  'Loading the training center...',
)
const addUser = part(
  async () => (await import('../features/auth/add-user-dialog.tsx')).AddUserDialog,
)

/** The dashboard with what each feature puts into it. Most come for the requests, so these come first. */
export const Dashboard = () => {
  const { user, logout } = useAuth()
  if (!user) return null
  return (
    <DashboardPage
      username={user.username}
      onLogout={() => logout('/login')}
      requests={<LeadTab />}
      requestsCount={(isOpen) => <LeadCount hasListBeside={isOpen} />}
      blog={<blog.Component />}
      chatbot={<chatbot.Component />}
      prefetch={{ blog: blog.prefetch, chatbot: chatbot.prefetch }}
      addUser={(close) => <addUser.Component onClose={close} />}
    />
  )
}
