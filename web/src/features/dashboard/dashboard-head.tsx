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
      <Button size="admin" onClick={onNewPost}>
        <Plus className="icon" aria-hidden="true" strokeWidth={2.2} />
        New Blog Post
      </Button>
      <Button size="admin" variant="secondary" onClick={onAddUser}>
        <UserPlus className="icon" aria-hidden="true" strokeWidth={2.2} />
        Add User
      </Button>
      <Link to="/admin/homepage" className={buttonClass({ variant: 'secondary', size: 'admin' })}>
        <LayoutTemplate className="icon" aria-hidden="true" strokeWidth={2.2} />
        Homepage
      </Link>
      <Link to="/admin/people" className={buttonClass({ variant: 'secondary', size: 'admin' })}>
        <Users className="icon" aria-hidden="true" strokeWidth={2.2} />
        People
      </Link>
      <Link to="/admin/settings" className={buttonClass({ variant: 'secondary', size: 'admin' })}>
        <Settings className="icon" aria-hidden="true" strokeWidth={2.2} />
        Settings
      </Link>
      <Button size="admin" variant="secondary" onClick={leave} disabled={isLeaving}>
        <LogOut className="icon" aria-hidden="true" strokeWidth={2.2} />
        Logout
      </Button>
    </div>
  )
}
