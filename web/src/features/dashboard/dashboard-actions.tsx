import {
  ChartColumn,
  Clapperboard,
  Handshake,
  Images,
  LayoutTemplate,
  LogOut,
  MessageSquareReply,
  Plus,
  ScrollText,
  Settings,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type DashboardActionsProps = {
  onNewPost: () => void
  onAddUser: () => void
  onLogout: () => Promise<void>
}

/** What can be done from every tab. */
export const DashboardActions = (props: DashboardActionsProps) => {
  const { onNewPost, onAddUser, onLogout } = props
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await onLogout()
    setLeaving(false)
  }
  return (
    // On a phone one strip, so that the requests begin high up. What has the focus is outlined within. Places go without
    // icons where all would not stand in one line.
    <div className="flex flex-wrap gap-1 md:[&>*]:gap-1.5! md:[&>*]:px-2! md:max-[1419px]:[&>a>svg]:hidden max-lg:gap-2.5 max-md:-m-1 max-md:w-full max-md:min-w-0 max-md:flex-nowrap max-md:overflow-x-auto max-md:p-1 max-md:[&>*]:flex-none max-md:[scrollbar-width:none]">
      <Button onClick={onNewPost}>
        <Plus />
        New Blog Post
      </Button>
      <Button variant="secondary" onClick={onAddUser}>
        <UserPlus />
        Add User
      </Button>
      <Link to="/admin/audit" className={buttonClass({ variant: 'secondary' })}>
        <ScrollText />
        Audit
      </Link>
      <Link to="/admin/brands" className={buttonClass({ variant: 'secondary' })}>
        <Handshake />
        Brands
      </Link>
      <Link to="/admin/homepage" className={buttonClass({ variant: 'secondary' })}>
        <LayoutTemplate />
        Homepage
      </Link>
      <Link to="/admin/numbers" className={buttonClass({ variant: 'secondary' })}>
        <ChartColumn />
        Numbers
      </Link>
      <Link to="/admin/people" className={buttonClass({ variant: 'secondary' })}>
        <Users />
        People
      </Link>
      <Link to="/admin/pictures" className={buttonClass({ variant: 'secondary' })}>
        <Images />
        Pictures
      </Link>
      <Link to="/admin/replies" className={buttonClass({ variant: 'secondary' })}>
        <MessageSquareReply />
        Replies
      </Link>
      <Link to="/admin/settings" className={buttonClass({ variant: 'secondary' })}>
        <Settings />
        Settings
      </Link>
      <Link to="/admin/videos" className={buttonClass({ variant: 'secondary' })}>
        <Clapperboard />
        Videos
      </Link>
      <Link to="/admin/trash" className={buttonClass({ variant: 'secondary' })}>
        <Trash2 />
        Trash
      </Link>
      <Button variant="secondary" onClick={leave} disabled={isLeaving}>
        <LogOut />
        Logout
      </Button>
    </div>
  )
}
