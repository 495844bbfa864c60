import type { Setting } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { ArrowLeft, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api.ts'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { Art } from '../../ui/art.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingForm } from './setting-form.tsx'
import { unreachable, useSettings } from './settings-query.ts'
import { useSettingDrafts } from './use-setting-drafts.ts'

/** The way back, which asks first while something is not saved. */
const BackLink = ({ unsaved }: { unsaved: number }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Link
        to="/admin"
        className={buttonClass({ variant: 'secondary', iconOnly: true })}
        aria-label="Back to the Admin Panel"
        onClick={(event) => {
          if (unsaved === 0) return
          event.preventDefault()
          setAsking(true)
        }}
      >
        <ArrowLeft />
      </Link>
      {isAsking && (
        <ConfirmDialog
          title="Leave without saving?"
          yes="Leave"
          onYes={() => navigate('/admin')}
          onClose={() => setAsking(false)}
        >
          <p>
            {unsaved === 1 ? 'One setting is' : `${unsaved} settings are`} not saved yet. What you
            typed waits here until you log out or close this window.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const Loading = () => (
  <div className="panel setting" role="status">
    <span className="sr-only">Loading the settings...</span>
    <Skeleton />
    <Skeleton />
  </div>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="panel empty-state">
    <Art name="phone" />
    <h2>The settings could not be loaded</h2>
    <p role="alert">{messageOf(error, unreachable)}</p>
    <Button onClick={onRetry}>
      <RefreshCw />
      Try again
    </Button>
  </div>
)

const none: Setting[] = []

/** Every setting of the house, each saved by itself. */
export const SettingsPage = () => {
  usePageMeta({
    title: `Settings - ${site.name}`,
    description: `The settings of ${site.name}.`,
    noIndex: true,
  })
  const { data, isError, error, refetch } = useSettings()
  const { drafts, write, unsaved } = useSettingDrafts(data ?? none)
  return (
    <div className="admin-page" data-look="office">
      <div className="inside settings">
        <div className="admin-head">
          <BackLink unsaved={unsaved} />
          <div className="titles">
            <h1>Settings</h1>
          </div>
        </div>
        {!data && (isError ? <Failed error={error} onRetry={refetch} /> : <Loading />)}
        {data?.map((setting) => (
          <SettingForm
            key={setting.settingKey}
            setting={setting}
            draft={drafts[setting.settingKey]}
            onWrite={(value) => write(setting.settingKey, value)}
          />
        ))}
      </div>
    </div>
  )
}
