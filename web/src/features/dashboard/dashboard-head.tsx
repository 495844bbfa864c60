import { LayoutTemplate, LogOut, Plus, Settings, UserPlus, Users } from 'lucide-react'

import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type DashboardHeadProps = {
  username: string
  onNewPost: () => void
  onAddUser: () => void
  onLogout: () => Promise<void>
}

export const DashboardHead = (props: DashboardHeadProps) => {
  const { username, onNewPost, onAddUser, onLogout } = props
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await onLogout()
    setLeaving(false)
  }
  return (
    <div className="admin-head">
      <div className="titles">
        <h1>Admin Panel</h1>
        <p className="welcome">Welcome, {username}!</p>
      </div>
      <Button onClick={onNewPost}>
        <Plus />
        New Blog Post
      </Button>
      <Button variant="secondary" onClick={onAddUser}>
        <UserPlus />
        Add User
      </Button>
      <Link to="/admin/homepage" className={buttonClass({ variant: 'secondary' })}>
        <LayoutTemplate />
        Homepage
      </Link>
      <Link to="/admin/people" className={buttonClass({ variant: 'secondary' })}>
        <Users />
        People
      </Link>
      <Link to="/admin/settings" className={buttonClass({ variant: 'secondary' })}>
        <Settings />
        Settings
      </Link>
      <Button variant="secondary" onClick={leave} disabled={isLeaving}>
        <LogOut />
        Logout
      </Button>
    </div>
  )
}
