import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { TeamPanel } from './team-panel.tsx'
import { useAuth } from './use-auth.ts'

/** The admins, and what each of them looks after alone: password and sessions. */
export const PeoplePage = () => {
  usePageMeta({
    title: `People - ${site.name}`,
    description: `Who looks after ${site.name}.`,
    noIndex: true,
  })
  const { user } = useAuth()
  const adding = useEditorAddress('user')
  if (!user) return null
  return (
    <div className="admin-page" data-look="office">
      <div className="inside">
        <div className="admin-head">
          <div className="titles">
            <h1>People</h1>
            <p className="welcome">Everybody here may do everything.</p>
          </div>
          <Link to="/admin" className={buttonClass({ variant: 'secondary' })}>
            <ArrowLeft />
            Admin Panel
          </Link>
        </div>
        <div className="people">
          <TeamPanel user={user} onAddUser={() => adding.open('new')} />
          <div className="people-own">
            <PasswordPanel username={user.username} />
            <SessionsPanel />
          </div>
        </div>
      </div>
      {adding.openId && <AddUserDialog onClose={adding.close} />}
    </div>
  )
}
