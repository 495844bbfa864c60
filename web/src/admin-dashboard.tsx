import { AddUserDialog } from './features/auth/add-user-dialog.tsx'
import { useAuth } from './features/auth/use-auth.ts'
import { PostTab } from './features/blog/post-tab.tsx'
import { TrainingCenter } from './features/chatbot-admin/training-center.tsx'
import { LeadCount } from './features/collaboration/lead-count.tsx'
import { LeadTab } from './features/collaboration/lead-tab.tsx'
import { DashboardPage } from './features/dashboard/dashboard-page.tsx'

/** The dashboard with what each feature puts into it. */
export const AdminDashboard = () => {
  const { user, logout } = useAuth()
  if (!user) return null
  return (
    <DashboardPage
      username={user.username}
      onLogout={() => logout('/login')}
      requests={<LeadTab />}
      requestsCount={(isOpen) => <LeadCount hasListBeside={isOpen} />}
      blog={<PostTab />}
      chatbot={<TrainingCenter />}
      addUser={(close) => <AddUserDialog onClose={close} />}
    />
  )
}
