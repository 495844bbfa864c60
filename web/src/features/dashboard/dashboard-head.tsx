import { LogOut, Settings, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'

type DashboardHeadProps = {
  username: string
  onAddUser: () => void
  onLogout: () => Promise<void>
}

export const DashboardHead = ({ username, onAddUser, onLogout }: DashboardHeadProps) => {
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
      <Button size="admin" variant="secondary" onClick={onAddUser}>
        <UserPlus className="icon" aria-hidden="true" strokeWidth={2.2} />
        Add User
      </Button>
      <Link to="/admin/settings" className="button admin-size secondary">
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
