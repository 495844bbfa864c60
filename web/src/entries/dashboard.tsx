import { AddUserDialog } from '../features/auth/add-user-dialog.tsx'
import { useAuth } from '../features/auth/use-auth.ts'
import { PostPreview } from '../features/blog/post-preview.tsx'
import { TrainingCenter } from '../features/bot-training/training-center.tsx'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { LeadCount } from '../features/leads/lead-count.tsx'
import { LeadTab } from '../features/leads/lead-tab.tsx'
import { PostTab } from '../features/posts/post-tab.tsx'

/** The dashboard with what each feature puts into it. */
export const Dashboard = () => {
  const { user, logout } = useAuth()
  if (!user) return null
  return (
    <DashboardPage
      username={user.username}
      onLogout={() => logout('/login')}
      requests={<LeadTab />}
      requestsCount={(isOpen) => <LeadCount hasListBeside={isOpen} />}
      blog={<PostTab draw={(post) => <PostPreview post={post} />} />}
      chatbot={<TrainingCenter />}
      addUser={(close) => <AddUserDialog onClose={close} />}
    />
  )
}
