import { LogOut, Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

type DashboardActionsProps = {
  onNewPost: () => void
  onAddUser: () => void
  onLogout: () => Promise<void>
}

export const DashboardActions = (props: DashboardActionsProps) => {
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
      {/* A phone has it in the menu. */}
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
